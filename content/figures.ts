import { claims } from "./claims.ts";

export type ClaimKey = keyof typeof claims;

const reference = /\{figure:(\w+)\}/g;

/** Puts the figures of the register into a text: `{figure:experience}` becomes “25 years”. */
export function withFigures(text: string): string {
  return text.replace(reference, (written, key) => (isClaim(key) ? claims[key].figure : written));
}

/** The names of the figures in a text. */
export function figuresIn(text: string): readonly ClaimKey[] {
  return [...text.matchAll(reference)].flatMap(([, key = ""]) => (isClaim(key) ? [key] : []));
}

/** What is wrong with the braces of a text. */
export function faultyReferences(text: string): readonly string[] {
  return [...text.matchAll(/\{[^}]*\}?/g)].flatMap(([written]) => {
    const [, key = ""] = /^\{figure:(\w+)\}$/.exec(written) ?? [];
    if (isClaim(key)) return [];
    return [`${written}: expected a figure of content/claims.ts in braces, as {figure:experience}`];
  });
}

const isClaim = (key: string): key is ClaimKey => Object.hasOwn(claims, key);
