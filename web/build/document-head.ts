import { readFileSync } from "node:fs";
import { createElement, type ReactNode } from "react";
import type { Manifest } from "vite";

/** Bundling puts some sheets before the one that orders the layers, and drops that statement: every document begins with it. */
const layerOrder = (/@layer [^;{]+;/.exec(readFileSync(new URL("../styles/base.css", import.meta.url), "utf8"))?.[0] ?? "").replaceAll(
  ", ",
  ",",
);

/** The styles of a document: no request precedes its first view. A page painted half would move when the rest arrives. */
export function headOf(css: string): ReactNode {
  return [
    createElement("link", { key: "expect", rel: "expect", href: "#main", blocking: "render" }),
    // biome-ignore lint/security/noDangerouslySetInnerHtml: rules of the site's own sheets
    createElement("style", { key: "style", dangerouslySetInnerHTML: { __html: layerOrder + eachOnce(css) } }),
  ];
}

/** The rules of a minified style sheet, each once, where it was last: the build copies a sheet whole into every sheet that composes it. */
export function eachOnce(css: string): string {
  const heads = new Map<string, string>();
  for (const statement of statementsOf(css)) {
    const [, head = "", inside = statement] = /^(@(?:layer|media)[^{;]*)\{(.*)\}$/s.exec(statement) ?? [];
    for (const rule of head ? statementsOf(inside) : [statement]) {
      heads.delete(`${head}{${rule}`);
      heads.set(`${head}{${rule}`, head);
    }
  }
  let open = "";
  let written = "";
  for (const [rule, head] of heads) {
    if (head !== open) written += `${open && "}"}${head && `${head}{`}`;
    written += rule.slice(head.length + 1);
    open = head;
  }
  return written + (open && "}");
}

/** A sheet's rules and at-rules, not what is nested in them. */
function statementsOf(css: string): readonly string[] {
  const statements: string[] = [];
  let [depth, start] = [0, 0];
  for (const { 0: sign, index } of css.matchAll(/"(?:\\.|[^"\\])*"|[{};]/g)) {
    if (sign === "{") depth++;
    if (sign === "}") depth--;
    if (depth > 0 || (sign !== "}" && sign !== ";")) continue;
    statements.push(css.slice(start, index + 1));
    start = index + 1;
  }
  return statements;
}

/** The files of the style sheets of modules and of what they import, in order, each once. */
export function sheetsBuilt(manifest: Manifest, modules: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  const sheetsOf = (module: string): readonly string[] => {
    if (seen.has(module)) return [];
    seen.add(module);
    const { imports = [], css = [] } = manifest[module] ?? {};
    return [...imports.flatMap(sheetsOf), ...css];
  };
  return [...new Set(modules.flatMap((module) => sheetsOf(module)))];
}
