import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename } from "node:path";
import { type Document, siteFolder } from "./site.ts";

/** What a page loads by itself, in bytes as they are sent (brotli where there is one), and in how many requests. */
export type PageWeight = {
  /** The document with the rules and the structured data in it. */
  readonly document: number;
  /** The fonts of the running text. */
  readonly fonts: number;
  /** Style sheets, all of them late. */
  readonly sheets: number;
  /** Every module that the starter loads, and what they import at once. */
  readonly script: number;
  readonly images: number;
  readonly requests: number;
};

export function weigh({ path, html, root }: Document): PageWeight {
  const document = documentFile(path);
  const fonts = textFonts(root);
  const sheets = root.querySelectorAll("link[rel=stylesheet]").map((link) => link.getAttribute("href")?.replace(/#$/, "") ?? "");
  const images = root.querySelectorAll("img").map((image) => image.getAttribute("src") ?? "");
  const kinds = { document: [document], fonts, sheets, script: modules(html), images };
  const sums = Object.entries(kinds).map(([kind, files]) => [kind, sum(unique(files))] as const);
  const all: Omit<PageWeight, "requests"> = { document: 0, fonts: 0, sheets: 0, script: 0, images: 0, ...Object.fromEntries(sums) };
  return { ...all, requests: unique(Object.values(kinds).flat()).length };
}

/** The fonts that the starter asks for once the page is painted, the first two of the document's rules: the text is final when they are there. */
export function textFonts(root: Document["root"]): readonly string[] {
  const rules = root.querySelector("head style")?.text ?? "";
  return [...rules.matchAll(/url\(([^)]+\.woff2)\)/g)].slice(0, 2).map(([, file = ""]) => file);
}

/** Every built script and style sheet without the hash in its name. Those that share a name (the pages' own sheets) are one, by the heaviest. */
export function chunkWeights(): Readonly<Record<string, number>> {
  const weights: Record<string, number> = {};
  for (const name of readdirSync(`${siteFolder}/assets`)) {
    if (!/\.(js|css)$/.test(name)) continue;
    const plain = basename(name).replace(/-[\w-]{8}(\.\w+)$/, "$1");
    weights[plain] = Math.max(weights[plain] ?? 0, sentBytes(`/assets/${name}`));
  }
  return Object.fromEntries(Object.entries(weights).sort(([a], [b]) => a.localeCompare(b)));
}

/** The size of a file of the site as a browser gets it. */
export function sentBytes(path: string): number {
  const file = siteFolder + path;
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

export const documentFile = (path: string) => `${path === "/" ? "" : path}/index.html`;

/** The modules that the starter loads, with everything they import at once. */
export function modules(html: string): readonly string[] {
  const roots = [...html.matchAll(/data-(?:entry|manifest|routes)="([^"]+)"/g)].flatMap(
    ([, value = ""]) => value.match(/\/assets\/[^\s,]+/g) ?? [],
  );
  return unique(roots.flatMap(modulesOf));
}

/** A module of the built site and all that it imports at once. */
export function modulesOf(root: string): readonly string[] {
  const seen = new Set<string>();
  const visit = (module: string) => {
    if (seen.has(module)) return;
    seen.add(module);
    const code = readFileSync(siteFolder + module, "utf8");
    for (const [, imported = ""] of code.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)) visit(`/assets/${imported}`);
  };
  visit(root);
  return [...seen];
}

const unique = (files: readonly string[]) => [...new Set(files)];
const sum = (files: readonly string[]) => files.reduce((total, file) => total + sentBytes(file), 0);
