import { fill } from "./fill.ts";

type Value = string | number;

/** Words with places, as a function of what belongs there. It has its words with it, so that bundles can contain it (web/build/evaluated-modules.ts). */
export type Saying<P extends readonly string[] = readonly string[]> = ((...values: { readonly [K in keyof P]: Value }) => string) & {
  readonly words: string;
  readonly places: P;
};

/** `saying("Tab {letter}, {practice}", ["letter", "practice"])("A", "AI")` is “Tab A, AI”. */
export function saying<const P extends readonly string[]>(words: string, places: P): Saying<P> {
  const say = (...values: { readonly [K in keyof P]: Value }) =>
    fill(words, Object.fromEntries(places.map((place, i) => [place, values[i] ?? ""])));
  return Object.assign(say, { words, places });
}
