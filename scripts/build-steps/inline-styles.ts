import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { transform } from "lightningcss";

const LINK = /<link rel="stylesheet" href="([^"]+)"\/>/g;
const sheets = new Map<string, { css: string; classes: readonly string[] }>();
const inlined = new Map<string, string>();

/**
 * Puts the rules that a document's own markup uses into the document, in the order of its style sheets, and turns the
 * sheets themselves into late ones (`media="print"` until scripts run): no request blocks the first view, and a visitor
 * without scripts misses nothing. A rule stays unless it needs a class that the document does not have.
 */
export function inlineStyles(html: string, siteFolder: string): string {
  // The framework names a sheet that two routes share a second time with an empty fragment.
  const hrefs = [...new Set([...html.matchAll(LINK)].map(([, href = ""]) => href.replace(/#$/, "")))];
  if (hrefs.length === 0) return html;
  const used = new Set([...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = ""]) => names.split(/\s+/)));
  const css = hrefs.map((href) => usedRules(href, used, siteFolder)).join("");
  const late = html.replaceAll(LINK, '<link rel="stylesheet" href="$1" media="print"/>');
  return late.replace('<link rel="stylesheet"', `<style>${css}</style><link rel="stylesheet"`);
}

function usedRules(href: string, used: ReadonlySet<string>, siteFolder: string): string {
  const { css, classes } = sheet(href, siteFolder);
  const unusedSymbols = classes.filter((name) => !used.has(name));
  const key = createHash("sha256").update(href).update(unusedSymbols.join()).digest("base64");
  const known = inlined.get(key);
  if (known !== undefined) return known;
  const rules = transform({ filename: href, code: Buffer.from(css), minify: true, unusedSymbols }).code.toString();
  inlined.set(key, rules);
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
