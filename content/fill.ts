/** Fills the places of a text: `{count} articles` with `{ count: 3 }` becomes “3 articles”. The name of a place may have spaces. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+(?: \w+)*)\}/g, (written, name) => String(values[name] ?? written));
}

type Value = string | number;

/** Words with places, as a function of what belongs there. It has its words with it, so that bundles can contain it (web/build/content-modules.ts). */
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
