import { readdirSync } from "node:fs";
import { join } from "node:path";

/** The families that the page's style names, with the beginnings of their file names in the built site. */
const families = [
  { family: "Redaction", file: /^redaction-400-(?!italic).+\.woff2$/, weight: "400" },
  { family: "Libre Franklin Variable", file: /^franklin-var-.+\.woff2$/, weight: "400 650" },
  { family: "Martian Mono Variable", file: /^martian75-var-.+\.woff2$/, weight: "400 700" },
] as const;

/** Font faces for the fonts found among the assets of the site built in `folder`; "" when there are none, and the page looks a little plainer. */
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
