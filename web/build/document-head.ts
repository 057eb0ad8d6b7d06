import { readFileSync } from "node:fs";
import { parse } from "postcss";
import { createElement, type ReactNode } from "react";
import type { Manifest } from "vite";

/**
 * Bundling puts some sheets before the one that orders the layers, and drops that statement: every
 * document begins with it.
 */
const layerOrder = (
  /@layer [^;{]+;/.exec(
    readFileSync(new URL("../styles/base.css", import.meta.url), "utf8"),
  )?.[0] ?? ""
).replaceAll(", ", ",");

/**
 * The styles of a document: no request precedes its first view. A page painted half would move when
 * the rest arrives. Paper's come late.
 */
export function headOf(css: string, paper?: string): ReactNode {
  return [
    createElement("link", { key: "expect", rel: "expect", href: "#main", blocking: "render" }),
    // biome-ignore lint/security/noDangerouslySetInnerHtml: rules of the site's own sheets
    createElement("style", { key: "style", dangerouslySetInnerHTML: { __html: layerOrder + css } }),
    paper &&
      createElement("link", { key: "paper", rel: "stylesheet", media: "print", href: paper }),
  ];
}

/**
 * The rules of minified style sheets, each once, where it was last: the build copies a sheet whole
 * into every sheet that composes it. `paper` has what is for print alone.
 */
export function rulesOf(css: string): { readonly screen: string; readonly paper: string } {
  const rules = new Map<string, string>();
  for (const node of parse(css).nodes) {
    const head =
      node.type === "atrule" && node.nodes && /^(?:layer|media)$/.test(node.name)
        ? `@${node.name} ${node.params}`
        : "";
    const inside = head && "nodes" in node ? (node.nodes ?? []) : [node];
    for (const rule of inside) {
      const text = `${rule}${rule.type === "atrule" && !rule.nodes ? ";" : ""}`.trim();
      rules.delete(`${head}{${text}`);
      rules.set(`${head}{${text}`, head);
    }
  }
  const written = { screen: "", paper: "" };
  const open = { screen: "", paper: "" };
  for (const [rule, head] of rules) {
    const on = head === "@media print" ? "paper" : "screen";
    if (head !== open[on]) written[on] += `${open[on] && "}"}${head && `${head}{`}`;
    written[on] += rule.slice(head.length + 1);
    open[on] = head;
  }
  return {
    screen: written.screen + (open.screen && "}"),
    paper: written.paper + (open.paper && "}"),
  };
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
