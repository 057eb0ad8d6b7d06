// Run by hand when a glyph is missing: npm i --no-save subset-font @fontsource/redaction @fontsource/redaction-35 @fontsource-variable/libre-franklin @fontsource-variable/martian-mono,
// then node scripts/subset-fonts.ts. Writes the five files of app/styles/fonts (all SIL Open Font License 1.1; Redaction also LGPL 2.1).
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const ascii = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join("");
const punctuation = "\u00a0©°·×–—‘’‚“”„…•→←↑↓−§¶";

const faces = [
  {
    out: "redaction-400",
    from: "@fontsource/redaction/files/redaction-latin-400-normal.woff2",
    glyphs: `${ascii}${punctuation}ÄÖÜäöüßéèàçñóãş`,
    axes: {},
  },
  {
    out: "redaction-400-italic",
    from: "@fontsource/redaction/files/redaction-latin-400-italic.woff2",
    glyphs: `${ascii}\u00a0–—‘’“”…éäöüß`,
    axes: {},
  },
  {
    out: "redaction35-400",
    from: "@fontsource/redaction-35/files/redaction-35-latin-400-normal.woff2",
    glyphs: `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,:;!?'"-()&$%/\u00a0–‘’“”„äöüßéãç`,
    axes: {},
  },
  {
    out: "franklin-var",
    from: "@fontsource-variable/libre-franklin/files/libre-franklin-latin-wght-normal.woff2",
    glyphs: `${ascii}${punctuation}ÄÖÜäöüßéèñó`,
    axes: { wght: { min: 400, max: 650 } },
  },
  {
    out: "martian75-var",
    from: "@fontsource-variable/martian-mono/files/martian-mono-latin-wdth-normal.woff2",
    glyphs: `${ascii}\u00a0©·–—‘’“”…→←↓−§þā`,
    axes: { wdth: 75, wght: { min: 400, max: 700 } },
  },
] as const;

// Not a dependency of the project: needed only here.
const library = "subset-font";
const { default: subset } = await import(library);
for (const { out, from, glyphs, axes } of faces) {
  const file = await subset(readFileSync(fileURLToPath(import.meta.resolve(from))), glyphs, { targetFormat: "woff2", variationAxes: axes });
  writeFileSync(new URL(`../app/styles/fonts/${out}.woff2`, import.meta.url), file);
  console.log(out, file.length);
}
