import type { Findings, List } from "./finding.ts";

/** The file of a path: its index in the list, and whether its case differs. */
type Located = { readonly file: number; readonly differsInCase: boolean };

/**
 * Finds a production's files by path. Load files write paths from the production's root, often with the volume first. The given folder or
 * zip may begin above or below that root. Each path is tried below the load file's folder and every folder above it: whole, then without
 * the parts before the first known folder.
 */
export class FileIndex {
  readonly #paths: readonly string[];
  readonly #byPath = new Map<string, number>();
  readonly #folders = new Set<string>();
  readonly #bases: readonly string[];
  /** Pairs of files whose paths differ only in case. */
  readonly twice: (readonly [string, string])[] = [];

  constructor(paths: readonly string[], loadFile: string) {
    this.#paths = paths;
    for (const [i, path] of paths.entries()) {
      const key = path.toLowerCase();
      const other = this.#byPath.get(key);
      if (other !== undefined) this.twice.push([paths[other] ?? "", path]);
      else this.#byPath.set(key, i);
    }
    const parents = new Set(paths.map((path) => path.slice(0, path.lastIndexOf("/") + 1).toLowerCase()));
    for (const parent of parents) for (const name of parent.split("/")) this.#folders.add(name);
    const steps = loadFile.toLowerCase().split("/").slice(0, -1);
    this.#bases = [...steps.map((_, i) => `${steps.slice(0, i + 1).join("/")}/`).reverse(), ""];
  }

  find(written: string): Located | undefined {
    const path = normal(written);
    const key = path.toLowerCase();
    const bare = this.#bare(key);
    for (const sought of bare === key ? [key] : [key, bare]) {
      for (const base of this.#bases) {
        const file = this.#byPath.get(base + sought);
        if (file !== undefined) return { file, differsInCase: !this.#paths[file]?.endsWith(path.slice(path.length - sought.length)) };
      }
    }
    return undefined;
  }

  /** Removes leading names, such as a volume's, before the first known folder. */
  #bare(key: string): string {
    let at = 0;
    for (let next = key.indexOf("/"); next >= 0; next = key.indexOf("/", at)) {
      if (this.#folders.has(key.slice(at, next))) break;
      at = next + 1;
    }
    return key.slice(at);
  }
}

/** Converts to slashes; removes drive, server and other prefixes. */
const normal = (path: string) =>
  path
    .trim()
    .replaceAll("\\", "/")
    .replace(/^(?:[A-Za-z]:)?(?:\.?\/)*/, "")
    .replace(/\/{2,}/g, "/");

type Place = { readonly at: string; readonly list: List; readonly line: number; readonly path: string };
const MOST_PLACES = 1_000;

/** Tests how a load file writes paths: which separator, and whether a path begins at a drive or server, where no production is. */
export class PathForms {
  readonly #marks = { "/": { count: 0, places: [] as Place[] }, "\\": { count: 0, places: [] as Place[] } };

  read(path: string, at: string, line: number, findings: Findings): void {
    const hasSlash = path.includes("/");
    const hasBackslash = path.includes("\\");
    if (/^(?:[A-Za-z]:|\\\\|\/\/)/.test(path)) {
      findings.add("paths", "pathAbsolute", at, line, path);
      return;
    }
    if (hasSlash && hasBackslash) {
      findings.add("paths", "pathMixed", at, line, path);
      return;
    }
    if (!hasSlash && !hasBackslash) return;
    const mark = this.#marks[hasSlash ? "/" : "\\"];
    mark.count++;
    if (mark.places.length < MOST_PLACES) mark.places.push({ at, list: findings.list, line, path });
  }

  /** Reports the paths with the less frequent separator. */
  end(findings: Findings): void {
    const [fewer] = Object.values(this.#marks).toSorted((a, b) => a.count - b.count);
    const { list: before } = findings;
    for (const { at, list, line, path } of fewer?.places ?? []) {
      findings.list = list;
      findings.add("paths", "pathMinority", at, line, path);
    }
    findings.list = before;
    if (fewer) findings.count("paths", fewer.count - fewer.places.length);
  }
}
