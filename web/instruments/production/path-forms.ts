import type { Findings, List } from "./finding.ts";

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
