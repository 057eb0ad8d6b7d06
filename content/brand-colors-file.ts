import { ContentFault } from "./fault.ts";
import { textOf } from "./folder.ts";

const FILE = "brand/colors.css";

/** By name, as `ink`: each as #10152b. */
export type BrandColors = Readonly<
  Record<string, { readonly light: string; readonly dark: string }>
>;

/**
 * The colors that brand/colors.css declares, as they come out in both themes. Throws a ContentFault
 * for one that is written in another way than the file's first comment says.
 */
export function readBrandColors(): BrandColors {
  const text = textOf(FILE);
  // Comments become spaces, so that places in the text stay what they are.
  const bare = text.replace(/\/\*.*?\*\//gs, (comment) => comment.replace(/[^\n]/g, " "));
  const declared = [...bare.matchAll(/--([\w-]+):\s*([^;]+);/g)]
    .map(({ 1: name = "", 2: value = "", index }) => ({ name, value: value.trim(), index }))
    .filter(({ value }) => !value.includes('"'));
  const values = new Map(declared.map(({ name, value }) => [name, value]));
  return Object.fromEntries(
    declared.map(({ name, value, index }) => {
      const [light, dark] = [colorOf(value, 0, values), colorOf(value, 1, values)];
      if (light && dark) return [name, { light: hexOf(light), dark: hexOf(dark) }];
      throw new ContentFault([
        {
          file: `content/${FILE}`,
          line: bare.slice(0, index).split("\n").length,
          column: 1,
          field: `--${name}`,
          read: value.replace(/\s+/g, " "),
          message:
            "expected #10152b, light-dark(#10152b, #f1ede0), var(--ink) or color-mix(in srgb, var(--ink) 10%, var(--sheet))",
        },
      ]);
    }),
  );
}

/** Red, green and blue, 0 to 255. */
type Color = readonly number[];

/**
 * What a value comes out as in a theme, 0 for light and 1 for dark
 * (https://www.w3.org/TR/css-color-5/); null when it is none of the four ways to write one.
 */
function colorOf(
  value: string,
  theme: 0 | 1,
  values: ReadonlyMap<string, string>,
  references = 0,
): Color | null {
  // A color that is made of itself.
  if (references > values.size) return null;
  const of = (part: string | undefined, more = 0) =>
    part ? colorOf(part, theme, values, references + more) : null;
  const hex = /^#(?:[\da-f]{3}){1,2}$/i.exec(value)?.[0].slice(1);
  if (hex) {
    const digits = hex.length === 3 ? hex.replace(/./g, "$&$&") : hex;
    return [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16));
  }
  const [, name = "", inside = ""] = /^([\w-]+)\((.*)\)$/s.exec(value) ?? [];
  if (name === "var") return of(values.get(inside.trim().slice(2)), 1);
  const parts = splitAtCommas(inside);
  if (name === "light-dark") return of(parts[theme]);
  if (name !== "color-mix" || parts[0] !== "in srgb") return null;
  const [, first, percent] = /^(.+)\s+([\d.]+)%$/s.exec(parts[1] ?? "") ?? [];
  const [one, other] = [of(first), of(parts[2])];
  if (!one || !other) return null;
  const share = Number(percent) / 100;
  return one.map((part, at) => part * share + (other[at] ?? 0) * (1 - share));
}

/** The arguments of a function, which may be functions themselves. */
function splitAtCommas(text: string): readonly string[] {
  const parts = [""];
  let depth = 0;
  for (const letter of text) {
    if (letter === "(") depth += 1;
    if (letter === ")") depth -= 1;
    if (letter === "," && depth === 0) parts.push("");
    else parts.push(`${parts.pop()}${letter}`);
  }
  return parts.map((part) => part.trim());
}

const hexOf = (color: Color) =>
  `#${color.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;
