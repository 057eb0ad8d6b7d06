import { readFileSync } from "node:fs";
import { company } from "content/company.ts";

/** The style sheet of every guide: identical bytes, so that one hash in a content security policy covers all eight. */
export const guideStyle = compact(readFileSync(new URL("./guide.css", import.meta.url), "utf8")).replace(
  '"BATES "',
  JSON.stringify(`${company.batesPrefix} `),
);

/** Removes comments and unneeded spaces, and shortens custom properties to one letter. */
function compact(css: string): string {
  const names = [...new Set(css.match(/--[a-z]+/g))];
  return css
    .replace(/--[a-z]+/g, (name) => `--${String.fromCharCode(97 + names.indexOf(name))}`)
    .replace(/\/\*.*?\*\//gs, "")
    .replace(/\s+/g, " ")
    .replace(/ ?([{};,>]) ?/g, "$1")
    .replace(/([a-z-]): /g, "$1:")
    .replaceAll(";}", "}")
    .trim();
}
