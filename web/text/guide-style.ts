import { readFileSync } from "node:fs";
import { brandColors } from "content/brand-colors.ts";
import { company } from "content/company.ts";

const sheet = readFileSync(new URL("./guide.css", import.meta.url), "utf8");

/** The style sheet of every guide: identical bytes, so that one hash in a content security policy covers all eight. */
export const guideStyle = compact(withColors(sheet)).replace('"BATES "', JSON.stringify(`${company.batesPrefix} `));

/** Declares the brand's colors that the sheet uses; one that it uses once is written where it is used. */
function withColors(css: string): string {
  return Object.entries(brandColors).reduce((text, [name, { light, dark }]) => {
    const color = light === dark ? light : `light-dark(${light}, ${dark})`;
    const [before = "", after = "", more] = text.split(`var(--${name})`);
    if (more !== undefined) return text.replace("--serif:", `--${name}: ${color}; --serif:`);
    return after ? before + color + after : text;
  }, css);
}

/** Removes comments and unneeded spaces, and shortens custom properties to one letter. */
function compact(css: string): string {
  const names = [...new Set(css.match(/--[a-z][\w-]*/g))];
  return css
    .replace(/--[a-z][\w-]*/g, (name) => `--${String.fromCharCode(97 + names.indexOf(name))}`)
    .replace(/\/\*.*?\*\//gs, "")
    .replace(/\s+/g, " ")
    .replace(/ ?([{};,>]) ?/g, "$1")
    .replace(/([a-z-]): /g, "$1:")
    .replaceAll(";}", "}")
    .trim();
}
