import { readFileSync } from "node:fs";
import { join } from "node:path";
import { contentFolder } from "./folder.ts";

const css = readFileSync(join(contentFolder, "brand/colors.css"), "utf8");
const declared = [...css.matchAll(/--([\w-]+): (?:light-dark\((#\w+), (#\w+)\)|(#\w+));/g)];

/**
 * The colors of content/brand/colors.css by name, as `ink`, in both themes: for mails, guides, pictures and pages without the site's style
 * sheets. Bundles contain the result instead (web/build/evaluated-modules.ts).
 */
export const brandColors = Object.fromEntries(
  declared.map(([, name = "", light = "", dark, only = ""]) => [name, { light: light || only, dark: dark ?? only }]),
);
