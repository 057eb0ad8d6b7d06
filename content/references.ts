import { readdirSync } from "node:fs";
import { join } from "node:path";
import { bates, batesDigits } from "./bates.ts";
import { claims } from "./claims.ts";
import { company } from "./company.ts";
import { blogName } from "./feeds.ts";
import { servicesMenu } from "./navigation.ts";
import { printed, volumes } from "./specimen/counts.ts";
import { drive } from "./specimen/exhibits/drive.ts";
import { spelledFirst } from "./spelled.ts";

export type ClaimKey = keyof typeof claims;

// What a text may say in braces, so that a name, a figure or an address is written in one place: {company}, {figure:experience}.

/** Names and addresses of the owner. */
const names: Readonly<Record<string, () => string>> = {
  company: () => company.name,
  platform: () => company.platform.name,
  "platform-link": () => company.platform.site,
  "demo-link": () => company.platform.demo,
  "network-link": () => company.social.find(({ network }) => network === "professional")?.href ?? "",
  site: () => company.origin,
  city: () => company.address.city,
  phone: () => company.phone.display,
  "phone-link": () => company.phone.href,
  email: () => company.mail.info.address,
  "email-link": () => company.mail.info.href,
  "ideas-link": () => company.mail.ideas.href,
  hours: () => company.hours.text,
  clock: () => company.hours.abbreviation,
  "clock-name": () => company.hours.clock,
  founded: () => String(company.established),
  /** What a client's call does while the office is closed. */
  "clients-at-night": () => company.night.clients,
  blog: () => blogName,
  /** At the beginning of a sentence: "Eight". */
  Guides: () => spelledFirst(String(guideCount())),
};

const counts: Readonly<Record<string, string>> = {
  ...printed,
  firstPage: bates(volumes[0].first),
  lastPage: batesDigits(volumes[2].last),
  driveSize: String(drive.total),
  driveTaken: String(drive.taken),
};

/** Names with a colon: what the word after it gives, or undefined when there is no such thing. `like` is an example. */
const lookups: Readonly<
  Record<string, { readonly of: (key: string) => string | undefined; readonly what: string; readonly like: string }>
> = {
  figure: { of: figureOf, what: "a figure of content/claims.ts", like: "experience" },
  /** The same in words, at the beginning of a sentence: "Thirty minutes". */
  Figure: { of: (key) => optional(figureOf(key), spelledFirst), what: "a figure of content/claims.ts", like: "consultation" },
  matter: {
    of: (key) => (Object.hasOwn(counts, key) ? counts[key] : undefined),
    what: `a count of the specimen matter (${Object.keys(counts).join(", ")})`,
    like: "produced",
  },
  bates: { of: (key) => (/^\d{1,7}$/.test(key) ? bates(Number(key)) : undefined), what: "a page of the specimen matter", like: "18402" },
  service: {
    of: (href) =>
      servicesMenu
        .flatMap((group) => group.links.map((link): readonly [string, string] => [link.href, link.label]))
        .find(([to]) => to === href)?.[1],
    what: "a service in the menu",
    like: "/transcription",
  },
};

const reference = /\{([\w-]+)(?::([^\s{}]+))?\}/g;

/** Replaces the references of a text: `{figure:experience}` becomes “25 years”. An unknown one stays as it is. */
export function withReferences(text: string): string {
  return text.replace(reference, (written, name, key) => referred(name, key) ?? written);
}

/** The figures that a text names. */
export function figuresIn(text: string): readonly ClaimKey[] {
  return [...text.matchAll(/\{[fF]igure:(\w+)\}/g)].flatMap(([, key = ""]) => (isClaim(key) ? [key] : []));
}

/** What is wrong with the braces of a text. `places`: names that are filled in later (fill.ts). */
export function faultyReferences(text: string, places: readonly string[] = []): readonly string[] {
  return [...text.matchAll(/\{[^}]*\}?/g)].flatMap(([written]) => {
    const [, name = "", key] = /^\{([\w-]+)(?::([^\s{}]+))?\}$/.exec(written) ?? [];
    if (referred(name, key) !== undefined || (key === undefined && places.includes(name))) return [];
    const lookup = Object.hasOwn(lookups, name) ? lookups[name] : undefined;
    if (lookup) return [`${written}: expected ${lookup.what} in braces, as {${name}:${lookup.like}}`];
    const known = [...places, ...Object.keys(names)].map((one) => `{${one}}`).join(", ");
    return [`${written}: expected a figure of content/claims.ts in braces, as {figure:experience}, or one of ${known}`];
  });
}

function referred(name: string, key: string | undefined): string | undefined {
  if (key === undefined) return Object.hasOwn(names, name) ? names[name]?.() : undefined;
  return Object.hasOwn(lookups, name) ? lookups[name]?.of(key) : undefined;
}

const guideCount = () => readdirSync(join(import.meta.dirname, "guides")).filter((name) => name.endsWith(".md")).length;

function figureOf(key: string): string | undefined {
  return isClaim(key) ? claims[key].figure : undefined;
}

const isClaim = (key: string): key is ClaimKey => Object.hasOwn(claims, key);

const optional = <T, R>(value: T | undefined, change: (value: T) => R): R | undefined => (value === undefined ? undefined : change(value));
