import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brandColors } from "content/brand-colors.ts";

const colors = Object.entries(brandColors).map(([name, { light }]) => `--${name}:${light}`);

/** The page's layout in the brand's colors; it is always light. */
export const resultPageCss = `\n:root{${colors.join(";")}}\n${readFileSync(join(import.meta.dirname, "answer-page.css"), "utf8")}`;

/** The families in the page's CSS, and how their files are named in the built site. */
const families = [
  { family: "Redaction", file: /^redaction-400-(?!italic).+\.woff2$/, weight: "400" },
  { family: "Libre Franklin Variable", file: /^franklin-var-.+\.woff2$/, weight: "400 650" },
  { family: "Martian Mono Variable", file: /^martian75-var-.+\.woff2$/, weight: "400 700" },
] as const;

/** CSS font faces for the fonts among the assets of the site built in `folder`; "" when there are none. */
export function fontFaces(folder: string): string {
  return families
    .flatMap(({ family, file, weight }) => {
      const found = assetsOf(folder).find((name) => file.test(name));
      return found
        ? [`@font-face{font-family:"${family}";font-weight:${weight};font-display:swap;src:url(/assets/${found}) format("woff2")}`]
        : [];
    })
    .join("\n");
}

function assetsOf(folder: string): readonly string[] {
  try {
    return readdirSync(join(folder, "assets"));
  } catch {
    return [];
  }
}
