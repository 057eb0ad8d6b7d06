import { z } from "zod";
import { readDay, readTimes, wrongDaysIn } from "./days.ts";
import { saying as sayingOf } from "./fill.ts";
import { factOf, faultyReferences, withReferences } from "./references.ts";
import type { Target } from "./site-map.ts";

// Single fields, of which the schemas of all files are made. In `.meta()`: `label` and `example`
// for messages and forms, `most` characters that fit.

/** Words of one line or paragraph, with marks (marks.ts) and references (references.ts). */
export const words = z
  .string({
    error: ({ input }) =>
      ["number", "boolean"].includes(typeof input)
        ? "expected words (a number needs quotation marks)"
        : "expected words",
  })
  .trim()
  .min(1, "expected words")
  .check(({ value, issues }) => {
    for (const message of [...wrongDaysIn(value), ...faultyReferences(value)])
      issues.push({ code: "custom", message, input: value });
  })
  .meta({ kind: "words" });

/** The same, with its references replaced. */
export const shown = words.transform((text) => withReferences(text));

export const title = shown.meta({ label: "Title", most: 80, example: "Phones across borders" });

export const id = z
  .string("expected small letters, digits and hyphens")
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "expected small letters, digits and hyphens")
  .meta({ label: "Address", example: "phones-across-borders" });

/** A day, also with its weekday, which must be right. */
export const day = z
  .string("expected a day")
  .transform((text, context) => {
    const read = readDay(text);
    if ("value" in read) return read.value;
    context.addIssue(read.fault);
    return z.NEVER;
  })
  .meta({ example: "2027-04-22", input: "date" });

export const times = z
  .string("expected a start and an end")
  .transform((text, context) => {
    const read = readTimes(text);
    if ("value" in read) return read.value;
    context.addIssue(read.fault);
    return z.NEVER;
  })
  .meta({ label: "Start and end, time of the office", example: "14:00 to 15:00", input: "times" });

/** An address on another site. */
export const webAddress = z
  .string("expected an address that begins with https://")
  .transform((text, context): `https://${string}` => {
    const rest = text.replace(/^(?:https?:)?\/\//, "");
    const url = URL.parse(`https://${rest}`);
    if (!url || !/^[^\s.@]+(\.[^\s.@]+)+$/.test(url.hostname) || /\s/.test(text))
      context.addIssue("expected an address of another site");
    else if (!text.startsWith("https://")) context.addIssue(`write it as https://${rest}`);
    return `https://${rest}`;
  })
  .meta({ example: "https://network.example/in/ada-whitlock" });

export const mailAddress = z
  .string("expected a mailbox")
  .transform((text, context): `mailto:${string}` => {
    if (!/^[\w+-]+(\.[\w+-]+)*(@[\w-]+(\.[\w-]+)+)?$/.test(text))
      context.addIssue(
        "expected a mailbox of the company, as a.whitlock, or a whole address, as ada@whitlock.example",
      );
    return `mailto:${text.includes("@") ? text : `${text}@${factOf("mail", "domain")}`}`;
  })
  .meta({ label: "Mailbox", example: "a.whitlock" });

export const yes = z.boolean("expected true or false");

/** A list that may be empty: nothing below its name. */
export const listOrNone = <T extends z.ZodType>(entry: T, expected: string) =>
  z
    .array(entry, expected)
    .nullish()
    .transform((entries) => entries ?? []);

/**
 * Where a link leads: a page of the site, an anchor, or another site. Links that lead nowhere are
 * found by web/build/check-content.ts.
 */
export const target = words
  .transform((text) => withReferences(text))
  .transform((address, context): Target => {
    if (isAddress(address)) return address;
    context.addIssue(
      "expected an address of this site, as /contact, an anchor, as #services, or one that begins with https://",
    );
    return z.NEVER;
  })
  .meta({ label: "Link", example: "/contact", choices: "links" });

const isAddress = (text: string): text is Target => /^(?:[/#]|https:\/\/|mailto:|tel:)/.test(text);

/** Words in which the page fills in places (fill.ts), or that keep a space at their ends. */
export const phrase = (...places: readonly string[]) =>
  z
    .string("expected words")
    .check(({ value, issues }) => {
      for (const message of faultyReferences(value, places))
        issues.push({ code: "custom", message, input: value });
      for (const place of places)
        if (!value.includes(`{${place}}`))
          issues.push({ code: "custom", message: `expected {${place}} in it`, input: value });
    })
    .transform((text) => withReferences(text, places))
    .meta({ kind: "words" });

/** The same as a function of what belongs in the places, in this order. */
export const saying = <const P extends readonly string[]>(...places: P) =>
  phrase(...places).transform((text) => sayingOf(text, places));

export const number = z.number("expected a number");
export const choice = <const T extends string>(names: readonly T[]) =>
  z.enum(names, `expected one of ${names.join(", ")}`);

/** A part with these fields and no others. */
export const fields = <S extends z.core.$ZodLooseShape>(shape: S) => z.strictObject(shape);
/** A list of parts. */
export const list = <S extends z.core.$ZodLooseShape>(shape: S) =>
  z.array(fields(shape), "expected a list: a hyphen before each entry");
/** A list of lines or paragraphs. */
export const lines = z.array(shown, "expected a list: a hyphen before each line");
/** Pairs of a name and what it says, in their order. */
export const pairs = z
  .record(
    z.string(),
    shown,
    "expected a name and a value on each line, as Held by: the hosting team",
  )
  .transform((all) => Object.entries(all));
