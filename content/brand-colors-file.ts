import { textOf } from "./folder.ts";

/** By name, as `ink`. */
export type BrandColors = Readonly<
  Record<string, { readonly light: string; readonly dark: string }>
>;

/** The colors that brand/colors.css declares, in both themes. */
export function readBrandColors(): BrandColors {
  const declared = textOf("brand/colors.css").matchAll(
    /--([\w-]+): (?:light-dark\((#\w+), (#\w+)\)|(#\w+));/g,
  );
  return Object.fromEntries(
    [...declared].map(([, name = "", light = "", dark, only = ""]) => [
      name,
      { light: light || only, dark: dark ?? only },
    ]),
  );
}
