import { existsSync, readFileSync } from "node:fs";
import type { SitePath } from "content/site-map.ts";
import { sitePaths } from "content/site-paths.ts";
import { type HTMLElement, parse } from "node-html-parser";
import { buildFolder } from "service/settings.ts";

export const siteFolder = `${buildFolder}/client`;

export type Document = {
  readonly path: SitePath | "/404";
  readonly html: string;
  readonly root: HTMLElement;
};

/** The built document of a path, parsed once. */
export function documentOf(path: SitePath | "/404"): Document {
  const known = cache.get(path);
  if (known) return known;
  const html = readFileSync(`${siteFolder}${path === "/" ? "" : path}/index.html`, "utf8");
  const document = { path, html, root: parse(html, { comment: false }) };
  cache.set(path, document);
  return document;
}

const cache = new Map<string, Document>();

/** Every public page (SPEC §2), in the order of the site map. */
export const everyPage: readonly Document[] = existsSync(siteFolder)
  ? sitePaths.map(documentOf)
  : [];

if (everyPage.length === 0)
  throw new Error("The site is not built. Run npm run build, or npm test, which builds it.");

/** The words that a visitor reads in <main>, without drawings. */
export function mainText({ html }: Document): string {
  const main = parse(html.slice(html.indexOf("<main"), html.indexOf("</main>")));
  for (const element of main.querySelectorAll("svg, style, script")) element.remove();
  return main.structuredText.replace(/\s+/g, " ");
}

export const meta = ({ root }: Document, name: string) =>
  root.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content");
