import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { transform } from "lightningcss";

const LINK = /<link rel="stylesheet" href="([^"]+)"\/>/g;
/** As app/styles/base.css states it. It comes first whatever sheet the bundler puts first: the first mention of a layer decides its rank. */
const [layerOrder = ""] = /^@layer [^;{]+;/.exec(readFileSync(new URL("../../app/styles/base.css", import.meta.url), "utf8")) ?? [];
/** One network flight (ten packets of 1,460 bytes) less a thousand for the response's headers. */
const FLIGHT_BYTES = 13_600;
/** The sections that the first window shows. */
const SECTIONS_IN_VIEW = 1;

const sheets = new Map<string, { css: string; classes: readonly string[] }>();
const results = new Map<string, string>();

/**
 * Puts the rules that a document's own markup uses into the document, in the order of its style sheets, and turns the
 * sheets themselves into late ones (`media="print"` until scripts run): no request blocks the first view, and a visitor
 * without scripts misses nothing. A rule stays unless it needs a class that the document does not have.
 * A document that would not fit one network flight keeps only the rules of its first sections; the rest is linked at its end.
 */
export function inlineStyles(html: string, siteFolder: string): string {
  // The framework names a sheet that two routes share a second time with an empty fragment.
  const hrefs = [...new Set([...html.matchAll(LINK)].map(([, href = ""]) => href.replace(/#$/, "")))];
  if (hrefs.length === 0) return html;
  const rulesFor = (markup: string) => layerOrder + hrefs.map((href) => usedRules(href, classesOf(markup), siteFolder)).join("");
  const all = rulesFor(html);
  const whole = withStyle(html, all);
  if (weigh(whole) <= FLIGHT_BYTES) return whole;
  const rest = writeSheet(all, siteFolder);
  return withStyle(html, rulesFor(firstView(html))).replace(
    "</body>",
    `<link rel="stylesheet" href="${rest}" fetchpriority="low"/></body>`,
  );
}

function withStyle(html: string, css: string): string {
  const late = html.replaceAll(LINK, '<link rel="stylesheet" href="$1" media="print"/>');
  return late.replace('<link rel="stylesheet"', `<style>${css}</style><link rel="stylesheet"`);
}

const classesOf = (markup: string) => new Set([...markup.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = ""]) => names.split(/\s+/)));

/** The markup up to the section that nobody sees before scrolling, without the menus that open later. */
function firstView(html: string): string {
  const starts = [...html.matchAll(/<section id=/g)].map(({ index }) => index);
  return html.slice(0, starts[SECTIONS_IN_VIEW]).replace(/<div[^>]* popover="auto".*?<\/(?=nav>|header>)/gs, "");
}

function weigh(html: string): number {
  return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
}

function writeSheet(css: string, siteFolder: string): string {
  const href = `/assets/page-${createHash("sha256").update(css).digest("hex").slice(0, 8)}.css`;
  writeFileSync(join(siteFolder, href), css);
  return href;
}

function usedRules(href: string, used: ReadonlySet<string>, siteFolder: string): string {
  const { css, classes } = sheet(href, siteFolder);
  const unusedSymbols = classes.filter((name) => !used.has(name));
  const key = createHash("sha256").update(href).update(unusedSymbols.join()).digest("base64");
  const known = results.get(key);
  if (known !== undefined) return known;
  const rules = transform({ filename: href, code: Buffer.from(css), minify: true, unusedSymbols }).code.toString();
  results.set(key, rules);
  return rules;
}

function sheet(href: string, siteFolder: string) {
  const known = sheets.get(href);
  if (known) return known;
  const css = readFileSync(join(siteFolder, href), "utf8");
  const classes = [...new Set([...css.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name = ""]) => name))];
  const entry = { css, classes };
  sheets.set(href, entry);
  return entry;
}
