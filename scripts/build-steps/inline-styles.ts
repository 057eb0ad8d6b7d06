import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { type MediaRule, transform } from "lightningcss";

const LINK = /<link rel="stylesheet" href="([^"]+)"\/>/;
/** One network flight (ten packets of 1,460 bytes) less the response's headers (tests/site/first-flight.test.ts counts them). */
const FLIGHT_BYTES = 13_500;
/** The sections that the first window shows. */
const SECTIONS_IN_VIEW = 1;

type Sheet = { readonly layers: string; readonly css: string; readonly classes: readonly string[]; readonly known: Map<string, string> };
const sheets = new Map<string, Sheet>();

/**
 * Puts the rules that a document's own markup uses into the document, and turns the site's style sheet into a late one (`media="print"` until
 * scripts run): no request blocks the first view, and a visitor without scripts misses nothing. A rule stays unless it needs a class that the
 * document does not have. A document that would not fit one network flight keeps only the rules of its first sections, and the sheet is linked once more at its end, for everybody.
 */
export function inlineStyles(html: string, siteFolder: string): string {
  const href = LINK.exec(html)?.[1];
  if (href === undefined) return html;
  const sheet = sheetAt(join(siteFolder, href));
  const whole = withStyle(html, rulesFor(html, sheet));
  if (weigh(whole) <= FLIGHT_BYTES) return whole;
  return withStyle(html, rulesFor(firstView(html), sheet)).replace(
    "</body>",
    `<link rel="stylesheet" href="${href}" fetchpriority="low"/></body>`,
  );
}

function withStyle(html: string, css: string): string {
  return html.replace(
    LINK,
    (_link, href) => `<style>${withoutUnusedProperties(css, html)}</style><link rel="stylesheet" href="${href}" media="print"/>`,
  );
}

/** Without the custom properties (declared as `--name:value;` in minified rules) that neither these rules nor the markup's attributes use. */
function withoutUnusedProperties(css: string, html: string): string {
  const used = new Set([...`${css}${html}`.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const kept = css.replace(/(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (declaration, name) => (used.has(name) ? declaration : ""));
  return kept === css ? css : withoutUnusedProperties(kept, html);
}

/** The markup up to the section that nobody sees before scrolling, without the menus that open later. */
function firstView(html: string): string {
  const starts = [...html.matchAll(/<section id=/g)].map(({ index }) => index);
  return html.slice(0, starts[SECTIONS_IN_VIEW]).replace(/<div[^>]* popover="auto".*?<\/(?=nav>|header>)/gs, "");
}

function weigh(html: string): number {
  return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
}

/** Pages of one kind have mostly the same classes, so their rules are made once. The sheet's order of layers comes first, also of those that are empty here. */
function rulesFor(markup: string, { layers, css, classes, known }: Sheet): string {
  const used = new Set([...markup.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = ""]) => names.split(/\s+/)));
  const unusedSymbols = classes.filter((name) => !used.has(name));
  const key = unusedSymbols.join();
  const rules = known.get(key) ?? transform({ filename: "page.css", code: Buffer.from(css), minify: true, unusedSymbols }).code.toString();
  known.set(key, rules);
  return layers + rules;
}

function sheetAt(file: string): Sheet {
  const read = sheets.get(file);
  if (read) return read;
  const code = readFileSync(file);
  const [layers = ""] = /^@layer [^;{]+;/.exec(code.toString()) ?? [];
  const css = transform({ filename: file, code, visitor: { Rule: { media: withoutPaper } } }).code.toString();
  const classes = [...new Set([...css.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name = ""]) => name))];
  const sheet = { layers, css, classes, known: new Map() };
  sheets.set(file, sheet);
  return sheet;
}

/** The late sheet is `media="print"`: whatever only concerns paper is its own, and no document carries it. */
function withoutPaper({ value: { query } }: { value: MediaRule }) {
  return query.mediaQueries.every(({ mediaType }) => mediaType === "print") ? [] : undefined;
}
