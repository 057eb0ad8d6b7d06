import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { type Document, siteFolder } from "./site.ts";

/**
 * What a page loads by itself: bytes as sent (brotli where there is one), and the number of
 * requests.
 */
export type PageWeight = {
  /** The document with the rules and the structured data in it. */
  readonly document: number;
  /** The fonts of the first view. */
  readonly fonts: number;
  /** The script of every document, before a visitor's first sign. */
  readonly script: number;
  /** The scripts of its islands, with all that they import. */
  readonly islands: number;
  readonly images: number;
  readonly requests: number;
};

export function weigh({ path, html, root }: Document): PageWeight {
  const document = documentFile(path);
  const fonts = addresses(root, "link[rel=preload]", "href");
  const images = addresses(root, "img", "src");
  const kinds = {
    document: [document],
    fonts,
    script: scripts(html),
    islands: islandScripts(root),
    images,
  };
  const sums = Object.entries(kinds).map(([kind, files]) => [kind, sum(unique(files))] as const);
  const all: Omit<PageWeight, "requests"> = {
    document: 0,
    fonts: 0,
    script: 0,
    islands: 0,
    images: 0,
    ...Object.fromEntries(sums),
  };
  return { ...all, requests: unique(Object.values(kinds).flat()).length };
}

const addresses = (root: Document["root"], selector: string, attribute: string) =>
  root.querySelectorAll(selector).flatMap((element) => element.getAttribute(attribute) ?? []);

/** The size of a file of the site as a browser gets it. */
export function sentBytes(path: string): number {
  const file = siteFolder + path;
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

export const documentFile = (path: string) => `${path === "/" ? "" : path}/index.html`;

/** The document's own script, with its static imports. */
export const scripts = (html: string): readonly string[] =>
  unique(
    [...html.matchAll(/<script type="module" src="([^"]+)"/g)].flatMap(([, src = ""]) =>
      modulesOf(src),
    ),
  );

/** What its islands load when they start, beside the script of every document. */
export function islandScripts(root: Document["root"]): readonly string[] {
  const own = addresses(root, "[data-scripts]", "data-scripts").flatMap((value) =>
    value.split(" "),
  );
  if (own.length === 0) return [];
  const hydrate = readdirSync(`${siteFolder}/assets`).find((file) => /^hydrate-.*\.js$/.test(file));
  return unique([...own, `/assets/${hydrate}`].flatMap(modulesOf));
}

/** A module of the built site with all its static imports. */
export function modulesOf(root: string): readonly string[] {
  const seen = new Set<string>();
  const visit = (module: string) => {
    if (seen.has(module)) return;
    seen.add(module);
    const code = readFileSync(siteFolder + module, "utf8");
    for (const [, imported = ""] of code.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g))
      visit(`/assets/${imported}`);
  };
  visit(root);
  return [...seen];
}

const unique = (files: readonly string[]) => [...new Set(files)];
const sum = (files: readonly string[]) => files.reduce((total, file) => total + sentBytes(file), 0);
