import { z } from "zod";
import { listSaying, saying as sayingOf } from "../fill.ts";
import { faultyReferences, withReferences } from "../references.ts";
import { fields, shown } from "../schema-parts.ts";

// What the words of an exhibit that works on a visitor's files or figures are made of. In braces
// are places, which the exhibit fills.

export const text = shown.meta({ kind: "numbered" });
export const lines = z.array(text, "expected a list: a hyphen before each line");

/** For programs: kinds of files, columns of a CSV. */
export const hidden = z.string("expected words").meta({ desk: "hidden" });
export const hiddenLines = z
  .array(hidden, "expected a list: a hyphen before each line")
  .meta({ desk: "hidden" });

/** The words of "put say choose", for the compiler. */
type Split<Words extends string> = Words extends `${infer First} ${infer Rest}`
  ? First | Split<Rest>
  : Words;

/** The same schema for each field of "put say choose". */
export function named<S extends z.ZodType, const Words extends string>(
  schema: S,
  ...words: readonly Words[]
): Readonly<Record<Split<Words>, S>> {
  const names = words.join(" ").split(" ");
  const shape = Object.fromEntries(names.map((name) => [name, schema]));
  const isWhole = (all: object): all is Record<Split<Words>, S> =>
    names.every((name) => name in all);
  if (!isWhole(shape)) throw new Error("A field has no name");
  return shape;
}

/** A part whose fields are of one kind. */
export const each = <S extends z.ZodType, const Words extends string>(
  schema: S,
  ...words: readonly Words[]
) => fields(named(schema, ...words));
export const texts = <const Words extends string>(...words: readonly Words[]) =>
  each(text, ...words);

/**
 * Words with places. The exhibit has something for each; a place whose name begins with _ is for
 * other words in their stead.
 */
export const phrase = (
  places: readonly string[],
  needed = places.filter((place) => !place.startsWith("_")),
) =>
  z
    .string("expected words")
    .trim()
    .min(1, "expected words")
    .check(({ value, issues }) => {
      for (const message of faultyReferences(value, places))
        issues.push({ code: "custom", message, input: value });
      for (const place of needed)
        if (!value.includes(`{${place}}`))
          issues.push({ code: "custom", message: `expected {${place}} in it`, input: value });
    })
    .transform((written) => withReferences(written, places))
    .meta({ kind: "numbered" });

export const saying = <const P extends readonly string[]>(...places: P) =>
  phrase(places).transform((words) => sayingOf(words, places));

/** A saying whose numbers in `counts` are written as counts. */
export const grouped = <const P extends readonly string[]>(
  places: P,
  ...counts: readonly P[number][]
) => phrase(places).transform((words) => sayingOf(words, places, counts));

/**
 * The same in two forms: for one, which need not have every place, and for none or several. The
 * first of `counts` tells which.
 */
export const counted = <const P extends readonly string[]>(
  places: P,
  ...counts: readonly P[number][]
) =>
  fields({ one: phrase(places, []), many: phrase(places) }).transform((words) =>
    sayingOf(words, places, counts),
  );

/** The same where the number itself is not said. */
export const plural = (number: string) =>
  fields({ one: phrase([number], []), many: phrase([number], []) }).transform((words) =>
    sayingOf(words, [number], [number]),
  );

/** A sentence for a finding. */
export const listed = <const P extends readonly string[]>(...places: P) =>
  phrase(places).transform((words) => listSaying(words, places));

/**
 * Lines with places that the exhibit fills with its own measurements (fill.ts). Each place is in
 * one of them.
 */
export const linesWith = (...places: readonly string[]) =>
  z
    .array(phrase(places, []), "expected a list: a hyphen before each line")
    .check(({ value, issues }) => {
      for (const place of places)
        if (!value.some((line) => line.includes(`{${place}}`)))
          issues.push({
            code: "custom",
            message: `expected {${place}} in one of its lines`,
            input: value,
          });
    });

const rule = texts("cite says");
/**
 * A kind of identifier, how it is found, and what both rules ask for; `frcp` is left out where Rule
 * 5.2 asks for nothing.
 */
export const identifier = fields({
  ...named(text, "name label by"),
  hipaa: rule,
  frcp: rule.optional(),
});

/** What is said of a file that is not read: its name, why, and what to do. */
export const refusal = fields({ title: saying("name"), text, steps: lines });
