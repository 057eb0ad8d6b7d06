import type { Nodes, PhrasingContent, RootContent } from "mdast";
import type { ContainerDirective, LeafDirective } from "mdast-util-directive";
import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { type Href, pagePaths } from "../site-map.ts";
import { ContentFault } from "./content-fault.ts";

const processor = unified().use(remarkParse).use(remarkGfm, { singleTilde: false }).use(remarkDirective).freeze();

export type Directive = ContainerDirective | LeafDirective;

/** A Markdown file's prose as a tree, with the data for naming a place in it. */
export type Prose = { readonly file: string; readonly text: string; readonly nodes: readonly RootContent[] };

/**
 * Reads Markdown (CommonMark, GitHub's tables and task lists, generic directives). Any text is valid; unexpected content is refused later.
 */
export function parseMarkdown(file: string, text: string): Prose {
  return { file, text, nodes: processor.parse(text).children };
}

export const isDirective = (node: Nodes): node is Directive => node.type === "containerDirective" || node.type === "leafDirective";

export function fault({ file }: Prose, node: Nodes | undefined, message: string): ContentFault {
  return new ContentFault(file, node?.position?.start, message);
}

/** An address that a text may link to: a page of the site map, an article, or another site. */
export function isTarget(address: string): address is Href | `https://${string}` | `mailto:${string}` {
  const path = address.replace(/[#?].*/s, "");
  return /^(?:https:\/\/|mailto:|\/blog\/)/.test(address) || pagePaths.some((page) => page === path);
}

/** A directive's label in brackets, and its other content. */
export function partsOf(node: Directive): { readonly label: readonly PhrasingContent[]; readonly children: readonly RootContent[] } {
  if (node.type === "leafDirective") return { label: node.children, children: [] };
  const [first, ...rest] = node.children;
  return first?.type === "paragraph" && first.data?.directiveLabel
    ? { label: first.children, children: rest }
    : { label: [], children: node.children };
}

export type Attributes = { readonly need: (name: string) => string; readonly find: (name: string) => string | undefined };

/** The attributes of a directive; others are refused. `need` throws a ContentFault if one is missing. */
export function attributesOf(prose: Prose, node: Directive, ...known: readonly string[]): Attributes {
  const given = node.attributes ?? {};
  const expected = known.length > 0 ? `expected ${known.join(", ")}` : "expected none";
  const unknown = Object.keys(given).find((name) => !known.includes(name));
  if (unknown !== undefined) throw fault(prose, node, `${node.name} has no attribute ${unknown}: ${expected}`);
  const find = (name: string) => given[name] ?? undefined;
  const need = (name: string) => {
    const value = find(name);
    if (!value) throw fault(prose, node, `${node.name} needs the attribute ${name}: {${name === "id" ? "#its-address" : `${name}="…"`}}`);
    return value;
  };
  return { need, find };
}
