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
    createElement("style", { key: "style", dangerouslySetInnerHTML: { __html: layerOrder + css } }),
  ];
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
