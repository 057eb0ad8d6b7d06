import { join } from "node:path";
import { rulesFor, type Sheet, sheetAt } from "./style-sheet.ts";

const LINK = /<link rel="stylesheet" href="([^"]+)"\/>/;
const FACE = /@font-face\{font-family:"?([^";}]+)[^}]*\}/g;
/**
 * Puts the rules that a document's own markup uses into the document, so that no request for a style sheet comes before its first view, and nothing is
 * missing without scripts. A rule stays unless it needs a class, an element or an attribute that the document does not have. The fonts
 * of its first view are asked for beside it. The rules for paper are a sheet that waits for nothing; the site's whole sheet is the starter's to call.
 */
export function inlineStyles(html: string, siteFolder: string): string {
  const href = LINK.exec(html)?.[1];
  if (href === undefined) return html;
  const sheet = sheetAt(join(siteFolder, href));
  const rules = fitting(rulesFor(html, sheet), html);
  const fonts = firstFonts(html, sheet).map(
    ({ href, face }) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin="" data-face='${face}'/>`,
  );
  // Half a page painted early moves when the rest comes: browsers that know `expect` wait until the sections have been read.
  const expect = '<link rel="expect" href="#main" blocking="render"/>';
  const paper = `<link rel="stylesheet" href="${sheet.paper}" media="print"/>`;
  // The rules may have a dollar in them, which means something in a replacement.
  return html.replace(LINK, () => `${fonts.join("")}${expect}<style>${rules}</style>${paper}`);
}

/** Files of app/styles/fonts.css, and how a script asks for the face in each (CSS Font Loading). */
const everyPage = [
  { file: "redaction-400", face: '1em "Redaction"' },
  { file: "franklin-var", face: '1em "Libre Franklin Variable"' },
  { file: "martian75-var", face: '1em "Martian Mono Variable"' },
];

/**
 * The fonts that the first view shows: headings, running text and numbers stand on every page; italics count where its first section has them, the
 * broken cut, a small file, also in its second, which begins in sight where the first is short. What is further down asks for its own when it is laid out.
 */
function firstFonts(html: string, sheet: Sheet) {
  const main = html.indexOf("<main");
  const starts = [...html.slice(main).matchAll(/<section id=/g)].map(({ index }) => main + index);
  const rulesOfFirst = (sections: number) => rulesFor(html.slice(main, starts[sections]), sheet).replace(FACE, "");
  const shown = [...everyPage];
  if (/font(-style)?:[^;}]*italic/.test(rulesOfFirst(1))) shown.push({ file: "redaction-400-italic", face: 'italic 1em "Redaction"' });
  if (rulesOfFirst(2).includes("var(--copy)")) shown.push({ file: "redaction35-400", face: '1em "Redaction 35"' });
  return shown.flatMap(({ file, face }) => {
    const [href] = new RegExp(`/assets/${file}-[\\w-]{8}\\.woff2`).exec(sheet.css) ?? [];
    return href ? { href, face } : [];
  });
}

/** The rules without what the document does not use, the faces last. */
function fitting(css: string, html: string): string {
  // The minifier leaves the values of custom properties as they were written.
  const rules = withoutUnusedProperties(css.replace(FACE, ""), html).replace(/("[^"]*")|, /g, (_, text) => text ?? ",");
  const faces = [...css.matchAll(FACE)].filter(([, family = ""]) => rules.includes(family)).map(([face]) => face);
  return rules + faces.join("");
}

/** Without the custom properties (declared as `--name:value;` in minified rules) that neither these rules nor the markup's attributes use. */
function withoutUnusedProperties(css: string, html: string): string {
  const used = new Set([...`${css}${html}`.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const kept = css.replace(/(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (declaration, name) => (used.has(name) ? declaration : ""));
  return kept === css ? css : withoutUnusedProperties(kept, html);
}
