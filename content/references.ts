import { namesIn, textOf } from "./folder.ts";
import { isDay, type OfficeHours, officeHours, opensAt } from "./office-hours.ts";
import { signed } from "./signed.ts";
import { printed, volumes } from "./specimen/counts.ts";
import { drive } from "./specimen/exhibits/drive.ts";
import { parsedOnce } from "./yaml-text.ts";

// What a text may say in braces, so that a name, a figure or an address is written in one place:
// {company}, {figure:experience}. They are looked up in the files as they are written, also while a
// file has faults: those are named with the file, not at each reference.

/** Names and addresses of the owner. */
const names: Readonly<Record<string, () => string>> = {
  company: () => factOf("name"),
  "short-name": () => factOf("shortName"),
  "legal-name": () => factOf("legalName"),
  platform: () => factOf("platform", "name"),
  "platform-link": () => factOf("platform", "site"),
  "demo-link": () => factOf("platform", "demo"),
  "network-link": () =>
    wordAt(
      entries("company", "social").find((one) => at(one, "network") === "professional"),
      "href",
    ),
  site: () => factOf("origin"),
  address: () =>
    `${factOf("address", "street")}, ${factOf("address", "city")}, ${factOf("address", "region")} ${factOf("address", "postalCode")}`,
  city: () => factOf("address", "city"),
  phone: () => factOf("phone"),
  "phone-link": () => telephone(factOf("phone")).href,
  email: () => mailbox(factOf("mail", "info")).address,
  "email-link": () => mailbox(factOf("mail", "info")).href,
  "ideas-link": () => mailbox(factOf("mail", "ideas")).href,
  hours: () => hoursOf().text,
  /** "8:00 AM CST" */
  "opening-time": () => `${opensAt(hoursOf())} ${factOf("hours", "abbreviation")}`,
  clock: () => factOf("hours", "abbreviation"),
  "clock-name": () => factOf("hours", "clock"),
  founded: () => factOf("established"),
  /** What a call does while the office is closed, for whom. */
  "answers-at-night": () => factOf("night", "answers"),
  "clients-at-night": () => factOf("night", "clients"),
  "new-matters-at-night": () => factOf("night", "newMatters"),
  /** Whether the hours of the form's notice run on weekends and holidays. */
  "closed-days": () =>
    factOf("closedDays", factOf("closedDays", "counted") === "true" ? "ifCounted" : "ifNot"),
  "conflict-check": () =>
    factOf("conflictCheck") || written("form-words", "contactForm", "conflictsOpen"),
  /** Beside and below the last buttons of a page. */
  "answer-time": () => factOf("consultation", "answer"),
  "consultation-offer": () => factOf("consultation", "note"),
  "days-kept": () => factOf("messagesKeptDays"),
  blog: () => written("words", "feeds", "blog"),
  /** At the beginning of a sentence: "Eight". */
  Guides: () => spelledFirst(String(guideCount())),
};

const counts: Readonly<Record<string, () => string>> = {
  ...Object.fromEntries(Object.entries(printed).map(([name, count]) => [name, () => count])),
  firstPage: () => page(volumes[0].first),
  lastPage: () => digits(volumes[2].last),
  driveSize: () => String(drive.total),
  driveTaken: () => String(drive.taken),
};

/**
 * Names with a colon: what the word after it gives, or undefined when there is no such thing.
 * `like` is an example, which the file has.
 */
const lookups: Readonly<
  Record<
    string,
    {
      readonly of: (key: string) => string | undefined;
      readonly what: string;
      readonly like: string | (() => string | undefined);
    }
  >
> = {
  figure: { of: figureOf, what: "a figure of content/claims.yaml", like: "experience" },
  /**
   * The same in words, inside a sentence and at its beginning: "thirty minutes", "Thirty minutes".
   */
  spelled: {
    of: (key) => optional(figureOf(key), spelled),
    what: "a figure of content/claims.yaml",
    like: "consultation",
  },
  Figure: {
    of: (key) => optional(figureOf(key), spelledFirst),
    what: "a figure of content/claims.yaml",
    like: "consultation",
  },
  matter: {
    of: (key) => (Object.hasOwn(counts, key) ? counts[key]?.() : undefined),
    what: `a count of the specimen matter (${Object.keys(counts).join(", ")})`,
    like: "produced",
  },
  bates: {
    of: (key) => (/^\d{1,7}$/.test(key) ? page(Number(key)) : undefined),
    what: "a page of the specimen matter",
    like: "18402",
  },
  /** Of somebody of people.yaml. */
  surname: {
    of: (key) => optional(nameOf(key), (name) => name.replace(/^.* /, "")),
    what: "somebody of content/people.yaml",
    like: () => personKeys()[0],
  },
  /** As on a form: "A. Whitlock". */
  signed: {
    of: (key) => optional(nameOf(key), signed),
    what: "somebody of content/people.yaml",
    like: () => personKeys()[0],
  },
  authority: {
    of: (key) =>
      optional(
        entries("legal/authorities", "authorities").find((one) => at(one, "id") === key),
        (one) => wordAt(one, "cite"),
      ),
    what: "an authority of content/legal/authorities.yaml",
    like: "fre-902-14",
  },
  partner: {
    of: (id) =>
      optional(
        entries("partners", "partners").find((one) => at(one, "id") === id),
        (one) => wordAt(one, "name"),
      ),
    what: "a partner of content/partners.yaml",
    like: () => partnerIds()[0],
  },
  service: {
    of: (href) =>
      optional(
        entries("navigation", "servicesMenu")
          .flatMap((group) => rows(at(group, "links")))
          .find((link) => at(link, "href") === href),
        (link) => resolved(wordAt(link, "label")),
      ),
    what: "a service in the menu",
    like: "/transcription",
  },
};

const reference = /\{([\w-]+)(?::([^\s{}]+))?\}/g;

/**
 * Replaces the references of a text: `{figure:experience}` becomes “25 years”. Unknown ones and
 * `places`, which are filled in later, stay.
 */
export function withReferences(text: string, places: readonly string[] = []): string {
  return text.replace(reference, (written, name, key) =>
    places.includes(name) ? written : (referred(name, key) ?? written),
  );
}

/** The figures that a text names. */
export const figuresIn = (text: string): readonly string[] =>
  noting(() => withReferences(text)).figures;

/** What is wrong with the braces of a text. `places`: names that are filled in later (fill.ts). */
export function faultyReferences(text: string, places: readonly string[] = []): readonly string[] {
  return [...text.matchAll(/\{[^}]*\}?/g)].flatMap(([written]) => {
    const [, name = "", key] = /^\{([\w-]+)(?::([^\s{}]+))?\}$/.exec(written) ?? [];
    if (referred(name, key) !== undefined || (key === undefined && places.includes(name)))
      return [];
    const lookup = Object.hasOwn(lookups, name) ? lookups[name] : undefined;
    if (lookup) {
      const like = typeof lookup.like === "string" ? lookup.like : lookup.like();
      return [`${written}: expected ${lookup.what} in braces, as {${name}:${like}}`];
    }
    const known = [...places, ...Object.keys(names)].map((one) => `{${one}}`).join(", ");
    return [
      `${written}: expected a figure of content/claims.yaml in braces, as {figure:experience}, or one of ${known}`,
    ];
  });
}

/**
 * What a text may name in braces, with what is shown in its place: names of the owner, then
 * figures.
 */
export function allReferences(): readonly { readonly value: string; readonly shown: string }[] {
  return [
    ...Object.entries(names).map(([name, shown]) => ({ value: `{${name}}`, shown: shown() })),
    ...figures().map(([key, shown]) => ({ value: `{figure:${key}}`, shown })),
  ];
}

/** The figures of the register by key, as they are shown. */
export function figures(): readonly (readonly [key: string, figure: string])[] {
  return Object.entries(parsed("claims") ?? {}).map(([key, claim]) => [
    key,
    resolved(wordAt(claim, "figure")),
  ]);
}

/**
 * The keys of people.yaml, also while the file has faults: nobody who names a person is then told
 * that there is none.
 */
export const personKeys = (): readonly string[] => textOf("people.yaml").match(/^[a-z]+/gm) ?? [];

/** The same for the ids of partners.yaml. */
export const partnerIds = (): readonly string[] =>
  textOf("partners.yaml").match(/(?<=^ +- id: )\S+/gm) ?? [];

/**
 * A word of company.yaml by the names of its fields, "" when it is missing: `factOf("mail",
 * "domain")`.
 */
export function factOf(...path: readonly string[]): string {
  return written("company", ...path);
}

/** A mailbox of the company; `name` is the part before the @. */
export function mailbox(name: string): {
  readonly address: string;
  readonly href: `mailto:${string}`;
} {
  const address = `${name}@${factOf("mail", "domain")}`;
  return { address, href: `mailto:${address}` };
}

export type Telephone = { readonly display: string; readonly href: `tel:+${string}` };

/** A North American number: `display` for people, `href` for telephones (RFC 3966). */
export function telephone(display: string): Telephone {
  return { display, href: `tel:+1${display.replace(/\D/g, "")}` };
}

function hoursOf(): OfficeHours {
  const [zone, abbreviation, clock] = [
    factOf("hours", "zone"),
    factOf("hours", "abbreviation"),
    factOf("hours", "clock"),
  ];
  const [opens = "", closes = ""] = factOf("hours", "open").split(" to ");
  return officeHours({
    days: factOf("hours", "days").split(", ").filter(isDay),
    opens,
    closes,
    zone,
    abbreviation,
    clock,
  });
}

function referred(name: string, key: string | undefined): string | undefined {
  if (key === undefined) return Object.hasOwn(names, name) ? names[name]?.() : undefined;
  return Object.hasOwn(lookups, name) ? lookups[name]?.of(key) : undefined;
}

const guideCount = () => namesIn("guides", ".md").length;

/** The figures that have been looked up since a file is read: its words name them. */
let noted = new Set<string>();

/** What `read` returns, and the keys of the figures that it looks up. */
export function noting<T>(read: () => T): {
  readonly value: T;
  readonly figures: readonly string[];
} {
  const before = noted;
  noted = new Set();
  try {
    return { value: read(), figures: [...noted] };
  } finally {
    noted = before;
  }
}

/** Notes a figure of the register that a field names by its key alone, as `claim: clients`. */
export const note = (key: string) => void noted.add(key);

/** Notes the figures of a biography, which is shown wherever a page names the person. */
export function noteFiguresOf(person: string): void {
  for (const key of figuresIn(wordAt(at(parsed("people"), person), "bio"))) note(key);
}

function figureOf(key: string): string | undefined {
  const claim = at(parsed("claims"), key);
  if (claim !== undefined) note(key);
  return claim === undefined ? undefined : resolved(wordAt(claim, "figure"));
}

function nameOf(key: string): string | undefined {
  return optional(at(parsed("people"), key), (person) => wordAt(person, "name"));
}

const digits = (n: number) => String(n).padStart(7, "0");

const page = (n: number) => `${factOf("batesPrefix")} ${digits(n)}`;

const optional = <T, R>(value: T | undefined, change: (value: T) => R): R | undefined =>
  value === undefined ? undefined : change(value);

/** A word of a file, "" when it is missing. */
function written(file: string, ...path: readonly string[]): string {
  const value = path.reduce<unknown>((outer, key) => at(outer, key), parsed(file));
  return typeof value === "object" ? "" : resolved(String(value ?? ""));
}

/** Texts whose references are being replaced: one that refers to itself stays as it is. */
const looking = new Set<string>();

function resolved(text: string): string {
  if (!text.includes("{") || looking.has(text)) return text;
  looking.add(text);
  const replaced = withReferences(text);
  looking.delete(text);
  return replaced;
}

const entries = (file: string, field: string) => rows(at(parsed(file), field));

const rows = (list: unknown): readonly unknown[] => (Array.isArray(list) ? list : []);

const wordAt = (value: unknown, key: string) => String(at(value, key) ?? "");

const at = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null && Object.hasOwn(value, key)
    ? Reflect.get(value, key)
    : undefined;

/** What a file of the folder says, as far as it can be read. */
function parsed(name: string): unknown {
  try {
    return parsedOnce(textOf(`${name}.yaml`)).toJS();
  } catch {
    // An alias without an anchor: the file's own check names it.
    return undefined;
  }
}

/**
 * A figure with its number in words, for running text: "30 minutes" gives "thirty minutes". A
 * number without a word stays in digits.
 */
const spelled = (figure: string) => figure.replace(/^\d+/, (digits) => words[digits] ?? digits);

/** The same at the beginning of a sentence: "Thirty minutes". */
const spelledFirst = (figure: string) =>
  spelled(figure).replace(/^./, (letter) => letter.toUpperCase());

const words: Readonly<Record<string, string>> = {
  1: "one",
  2: "two",
  3: "three",
  4: "four",
  5: "five",
  6: "six",
  7: "seven",
  8: "eight",
  9: "nine",
  10: "ten",
  11: "eleven",
  12: "twelve",
  15: "fifteen",
  20: "twenty",
  24: "twenty-four",
  30: "thirty",
  40: "forty",
  45: "forty-five",
  60: "sixty",
  90: "ninety",
};
