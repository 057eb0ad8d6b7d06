import { count } from "./numbers.ts";

/**
 * Fills the places of a text: `{count} articles` with `{ count: 3 }` becomes “3 articles”. The name
 * of a place may have spaces.
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+(?: \w+)*)\}/g, (written, name) => String(values[name] ?? written));
}

type Value = string | number;
type Places = readonly string[];

/** Words for one, and for none or several: `1 file, hashed` and `{files} files, hashed`. */
type Counted = { readonly one: string; readonly many: string };

/**
 * Words with places. It has them with it, so that bundles can contain it
 * (web/build/content-modules.ts). `counts`: the places whose numbers are written as counts, 1,200;
 * the first of them tells one from many.
 */
type Spoken<P extends Places> = {
  readonly words: string | Counted;
  readonly places: P;
  readonly counts: Places;
};

/** As a function of what belongs in the places. */
export type Saying<P extends Places = Places> = ((
  ...values: { readonly [K in keyof P]: Value }
) => string) &
  Spoken<P>;

/** As a function of the list of what belongs in the places; what is missing is "". */
export type ListSaying<P extends Places = Places> = ((values: Places) => string) &
  Spoken<P> & { readonly isList: true };

/** `saying("Tab {letter}, {practice}", ["letter", "practice"])("A", "AI")` is “Tab A, AI”. */
export function saying<const P extends Places>(
  words: string | Counted,
  places: P,
  counts: Places = [],
): Saying<P> {
  const say = (...values: { readonly [K in keyof P]: Value }) =>
    spoken(words, places, counts, values);
  return Object.assign(say, { words, places, counts });
}

/** The same for a finding, whose values are a list. */
export function listSaying<const P extends Places>(words: string, places: P): ListSaying<P> {
  const say = (values: Places) => spoken(words, places, [], values);
  return Object.assign(say, { words, places, counts: [], isList: true as const });
}

function spoken(
  words: string | Counted,
  places: Places,
  counts: Places,
  values: readonly Value[],
): string {
  const given = (place: string) => values[places.indexOf(place)] ?? "";
  const text =
    typeof words === "string" ? words : given(counts[0] ?? "") === 1 ? words.one : words.many;
  const written = (place: string, value: Value) =>
    typeof value === "number" && counts.includes(place) ? count(value) : value;
  return fill(
    text,
    Object.fromEntries(places.map((place) => [place, written(place, given(place))])),
  );
}
