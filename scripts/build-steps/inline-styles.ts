import { join } from "node:path";
import { rulesFor, type Sheet, sheetAt } from "./style-sheet.ts";

const LINK = /<link rel="stylesheet" href="([^"]+)"\/>/;
const FACE = /@font-face\{font-family:"?([^";}]+)[^}]*\}/g;
/**
 * Puts the rules that a document's markup needs into the document: no request precedes its first view, and nothing is missing without
 * scripts. A rule is dropped only when it needs a class, element or attribute that the document lacks. Fonts of the first view are
 * preloaded, print rules are linked without blocking, and the starter loads the whole sheet later.
 */
export function inlineStyles(html: string, siteFolder: string): string {
  const href = LINK.exec(html)?.[1];
  if (href === undefined) return html;
  const sheet = sheetAt(join(siteFolder, href));
  const rules = fitting(rulesFor(html, sheet), html);
  const fonts = firstFonts(html, sheet).map(
    ({ href, face }) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin="" data-face='${face}'/>`,
  );
  // A page painted half would move when the rest arrives. Browsers that know `expect` wait for the sections.
  const expect = '<link rel="expect" href="#main" blocking="render"/>';
  const paper = `<link rel="stylesheet" href="${sheet.paper}" media="print"/>`;
  // A function, because a dollar sign in the rules has a meaning in a replacement string.
  return html.replace(LINK, () => `${fonts.join("")}${expect}<style>${rules}</style>${paper}`);
}

/** Files of app/styles/fonts.css, and the name by which scripts request each face (CSS Font Loading). */
const everyPage = [
  { file: "redaction-400", face: '1em "Redaction"' },
  { file: "franklin-var", face: '1em "Libre Franklin Variable"' },
  { file: "martian75-var", face: '1em "Martian Mono Variable"' },
];

/**
 * Fonts of the first view: those of every page, and italics if the first section has them. Redaction 35, a small file, also for the second
 * section, which is in view when the first is short. Other fonts load when their text is laid out.
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

/** The rules without unused custom properties and faces; the faces last. */
function fitting(css: string, html: string): string {
  // The minifier leaves the values of custom properties as written.
  const rules = withoutUnusedProperties(css.replace(FACE, ""), html).replace(/("[^"]*")|, /g, (_, text) => text ?? ",");
  const faces = [...css.matchAll(FACE)].filter(([, family = ""]) => rules.includes(family)).map(([face]) => face);
  return rules + faces.join("");
}

/** Drops the custom properties (`--name:value;` in minified rules) that neither these rules nor the markup's attributes use. */
function withoutUnusedProperties(css: string, html: string): string {
  const used = new Set([...`${css}${html}`.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const kept = css.replace(/(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (declaration, name) => (used.has(name) ? declaration : ""));
  return kept === css ? css : withoutUnusedProperties(kept, html);
}
