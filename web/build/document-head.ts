import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { AtRule, parse, Rule } from "postcss";
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
 * The styles of a document: no request precedes its first view. Paper's come late. The first frame
 * waits until the parser has reached an element (first-view-first.ts says which): a page painted half
 * would move when the rest arrives.
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

/** A document that was rendered without rules, with these in their place. */
export const withRules = (html: string, css: string): string =>
  html.replace(layerOrder, (order) => order + css);

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

/**
 * The rules of minified style sheets that can match an element of a document, in whatever state:
 * every class that a selector asks for is among `names` (`namesFrom`). What is only inside `:not()` is not asked for.
 */
export function usableRules(css: string, names: Names): string {
  const root = parse(css);
  root.walkRules((rule) => {
    const selectors = rule.selectors.filter((selector) => canMatch(selector, names));
    if (selectors.length > 0) rule.selectors = selectors;
    else removeWithEmpty(rule);
  });
  return root.toString();
}

/** A rule, and the blocks that have nothing else in them. */
function removeWithEmpty(node: Rule | AtRule): void {
  const around = node.parent;
  node.remove();
  if ((around instanceof Rule || around instanceof AtRule) && around.nodes?.length === 0)
    removeWithEmpty(around);
}

/** Inner parentheses are judged first; those of which no choice can match leave a `!` behind. */
function canMatch(selector: string, names: Names): boolean {
  const isKnown = (part: string) =>
    !part.includes("!") && [...part.matchAll(CLASS)].every(([, name = ""]) => names.has(name));
  let rest = selector.replace(/\[.*?\]/g, "");
  for (let inner = INNER.exec(rest); inner; inner = INNER.exec(rest)) {
    const [whole, name = "", choices = ""] = inner;
    const isAsked = /^:(?:is|where|has)$/.test(name);
    rest = rest.replace(whole, isAsked && !choices.split(",").some(isKnown) ? "!" : "");
  }
  return isKnown(rest);
}
const INNER = /(:[\w-]+)?\(([^()]*)\)/;
const CLASS = /\.([a-z_-][\w-]*)/gi;

/**
 * Of a document, its words and those of all scripts of `folder` that it names or that they name,
 * now or later: the names of its classes are among them.
 */
export function namesFrom(folder: string): (html: string) => Names {
  const read = new Map<string, Read>();
  return (html) => {
    const found = new Map<string, Read>();
    const add = ({ scripts }: Read) => {
      for (const script of scripts) {
        if (found.has(script) || !existsSync(join(folder, script))) continue;
        const content = read.get(script) ?? readWords(readFileSync(join(folder, script), "utf8"));
        read.set(script, content);
        found.set(script, content);
        add(content);
      }
    };
    const own = readWords(html);
    add(own);
    const all = [own, ...found.values()];
    return { has: (name) => all.some(({ words }) => words.has(name)) };
  };
}

type Names = { readonly has: (name: string) => boolean };
type Read = { readonly words: ReadonlySet<string>; readonly scripts: ReadonlySet<string> };

const readWords = (text: string): Read => ({
  words: new Set(text.match(/[\w-]+/g)),
  scripts: new Set(text.match(/[\w-]+\.js\b/g)),
});

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
