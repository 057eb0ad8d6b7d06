import { ContentFault } from "content/fault.ts";
import { contentFolder, inFolder } from "content/folder.ts";
import { beside, faultyAlt, type Place, readOriginal } from "content/picture.ts";
import { folderOf } from "content/read.ts";
import { faultyReferences, withReferences } from "content/references.ts";
import { isTarget, pagePaths } from "content/site-map.ts";
import { closest, distance } from "fastest-levenshtein";
import type { Element, ElementContent, Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import type { Heading, Html, Image, Link, Nodes, Parents, RootContent, Table, Text } from "mdast";
import type { ContainerDirective, LeafDirective, TextDirective } from "mdast-util-directive";
import remarkDirective from "remark-directive";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import remarkRehype, { defaultHandlers, type Options } from "remark-rehype";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { VFile } from "vfile";
import { allNamed, isNamed } from "./tree.ts";

/**
 * A directive: the property that the words in its brackets become, the attributes that it needs and
 * may have, its element's name, and whether it is part of a line, as `:wide[words]`.
 */
export type Directive = {
  readonly label?: string;
  readonly needs?: readonly string[];
  readonly may?: readonly string[];
  readonly element?: string;
  readonly inline?: true;
};
export type Directives = Readonly<Record<string, Directive>>;

/** `content`: the folder of content that the file is of. */
export type Source = { readonly file: string; readonly body: string; readonly content?: string };

type State = Parameters<typeof defaultHandlers.paragraph>[0];

/** Notes a fault at a place of the file. Reading goes on, so that all faults are named at once. */
export type Fault = (node: Pick<Nodes, "position"> | undefined, message: string) => undefined;

/**
 * Reads Markdown (CommonMark, GitHub's tables and task lists, generic directives,
 * `==highlighted==`) into one tree of elements, from which page, feed, search and guides are
 * written. A directive becomes the element of its name, and what a link, picture or directive must
 * not be is refused. `shape` gives the tree its sections. Throws a ContentFault with every fault.
 */
export function readMarkdown(
  { file: path, body: written, content }: Source,
  known: Directives,
  shape: (tree: Root, fault: Fault) => Root,
  place: Place = "article",
): Root {
  const { body, faults } = inFolder(content ?? contentFolder, () => referred(path, written));
  const file = new VFile({ path, value: body });
  const fault: Fault = (node, message) => {
    const { line, column } = node?.position?.start ?? { line: 1, column: 1 };
    faults.push({ file: path, line, column, message });
    return undefined;
  };
  const processor = unified()
    .use(remarkParse)
    .use(remarkGfm, { singleTilde: false })
    .use(remarkDirective)
    .use(remarkRehype, { handlers: handlers(body, known, fault, place) });
  const elements = beside(folderOf(path, content), () =>
    processor.runSync(processor.parse(file), file),
  );
  const tree = shape(tidy(elements), fault);
  if (faults.length > 0) throw new ContentFault(faults);
  visit(tree, (node) => {
    delete node.position;
  });
  return tree;
}

/**
 * The text with its references replaced (content/references.ts), and those that name nothing.
 * Braces after a name or `]` are a directive's.
 */
function referred(
  file: string,
  text: string,
): { readonly body: string; readonly faults: ContentFault["faults"][number][] } {
  const faults = [...text.matchAll(/(?<![\]\w-])\{[\w-]+(?::[^\s{}]+)?\}/g)].flatMap(
    ({ 0: braces, index }) => {
      const above = text.slice(0, index).split("\n");
      const place = { file, line: above.length, column: (above.at(-1)?.length ?? 0) + 1 };
      return faultyReferences(braces).map((message) => ({ ...place, message }));
    },
  );
  return { body: withReferences(text), faults };
}

/** Words of a front matter: one paragraph's elements. */
export function readInline(words: string): readonly ElementContent[] {
  const [paragraph] = readMarkdown({ file: words, body: words }, {}, (tree) => tree).children;
  return paragraph?.type === "element" ? paragraph.children : [];
}

/** What becomes of the kinds of Markdown that are not taken as they are. */
function handlers(
  source: string,
  known: Directives,
  fault: Fault,
  place: Place,
): Options["handlers"] {
  const refuse = (node: Nodes, what: string) => fault(node, `expected Markdown, not ${what}`);
  const written = ({ position }: Nodes) =>
    source.slice(position?.start.offset, position?.end.offset);

  function directive(state: State, node: ContainerDirective | LeafDirective): Element | undefined {
    const spec = Object.hasOwn(known, node.name) ? known[node.name] : undefined;
    if (!spec || spec.inline)
      return fault(
        node,
        `no “${node.name}” is known here: expected one of ${Object.keys(known).join(", ")}`,
      );
    const { label, needs = [], may = [], element = node.name } = spec;
    const { labelled, content } = partsOf(node);
    const words = labelled ? highlighted(state.all(labelled)).map(textOf).join("") : "";
    if (label && !words) fault(node, `expected words in brackets: ${node.name}[like this]`);
    for (const name of needs)
      if (!node.attributes?.[name])
        fault(
          node,
          `${node.name} needs the attribute ${name}: {${name === "id" ? "#its-address" : `${name}="…"`}}`,
        );
    const allowed = [...needs, ...may];
    for (const name of Object.keys(node.attributes ?? {}))
      if (!allowed.includes(name))
        fault(
          node,
          `${node.name} has no attribute ${name}: expected ${allowed.join(", ") || "none"}`,
        );
    const children = content.flatMap((child) => state.one(child, node) ?? []);
    const properties = { ...node.attributes, ...(label && { [label]: words }) };
    return placed(state, node, element, properties, children);
  }

  return {
    containerDirective: directive,
    leafDirective: directive,
    /** A colon before a letter or a digit, as in "4:50", is text. */
    textDirective(state: State, node: TextDirective) {
      const spec = Object.hasOwn(known, node.name) ? known[node.name] : undefined;
      if (spec?.inline && node.children.length > 0)
        return placed(state, node, node.name, {}, state.all(node));
      if (written(node) !== `:${node.name}`) refuse(node, written(node));
      return { type: "text" as const, value: written(node) };
    },
    text(_: State, node: Text) {
      if (node.value.includes("**"))
        fault(node, "** has no partner: expected it on both sides, as **bold**");
      if (/^#{2,3}\w/m.test(node.value))
        fault(node, "expected a space after the number signs, as ## Heading");
      return { type: "text" as const, value: node.value.replace(/\s*\n\s*/g, " ") };
    },
    heading(state: State, node: Heading) {
      if (node.depth !== 2 && node.depth !== 3)
        fault(node, "expected ## or ###: the title is in the front matter");
      return placed(state, node, `h${node.depth}`, {}, state.all(node));
    },
    /** GitHub's Markdown links bare addresses by itself; here they are text. */
    link(state: State, node: Link) {
      if (!written(node).startsWith("[")) return state.all(node);
      if (!isTarget(node.url))
        fault(
          node,
          node.url.startsWith("/")
            ? `${node.url}: there is no such page: ${nearest(node.url, pagePaths, "page")}`
            : `${node.url}: expected a page of this site, #a-section, or an address that begins with https:// or mailto:`,
        );
      return placed(state, node, "a", { href: node.url }, state.all(node));
    },
    image(state: State, node: Image) {
      const file = decodeURI(node.url);
      const original = readOriginal(file, place);
      const wrong = faultyAlt(node.alt, file);
      if ("fault" in original) fault(node, `${file}: ${original.fault}`);
      if (wrong) fault(node, `${wrong}: ![like this](${file})`);
      if ("fault" in original) return undefined;
      const { src, widths, width, height } = original.picture;
      const { alt, title } = node;
      return placed(
        state,
        node,
        "img",
        { src, widths: widths.join(" "), width, height, alt: alt ?? "", ...(title && { title }) },
        [],
      );
    },
    table(state: State, node: Table) {
      const columns = node.children[0]?.children.length;
      for (const row of node.children)
        if (row.children.length !== columns)
          fault(row, `expected ${columns} cells, as in the head of the table`);
      const table = defaultHandlers.table(state, node);
      for (const { properties } of allNamed(table, "th", "td")) {
        if (properties.align) properties.dataAlign = properties.align;
        delete properties.align;
      }
      return table;
    },
    html: (_: State, node: Html) => refuse(node, `HTML: ${node.value}`),
    footnoteReference: (_: State, node: Nodes) => refuse(node, "a footnote"),
  };
}

/** An element that knows its place in the file. */
function placed(
  state: State,
  from: Nodes,
  tagName: string,
  properties: Element["properties"],
  children: ElementContent[],
): Element {
  const element: Element = { type: "element", tagName, properties, children };
  state.patch(from, element);
  return element;
}

/** A directive's words in brackets, and its other content. */
function partsOf(node: ContainerDirective | LeafDirective): {
  readonly labelled?: Parents;
  readonly content: readonly RootContent[];
} {
  if (node.type === "leafDirective") return { labelled: node, content: [] };
  const [first, ...rest] = node.children;
  return first?.type === "paragraph" && first.data?.directiveLabel
    ? { labelled: first, content: rest }
    : { content: node.children };
}

/**
 * Highlights words, makes a paragraph with only a picture that picture, joins texts and takes out
 * the space between blocks.
 */
function tidy(tree: Root): Root {
  visit(tree, (node) => {
    if (node.type !== "root" && (node.type !== "element" || node.tagName === "code")) return;
    const children = node.children.flatMap((child) => (child.type === "doctype" ? [] : [child]));
    node.children = highlighted(joined(children)).map((child) => {
      const [only, more] = isNamed(child, "p") ? child.children : [];
      return isNamed(only, "img") && !more ? only : child;
    });
  });
  return tree;
}

/** Texts that follow each other become one; the line ends between blocks go. */
function joined(children: readonly ElementContent[]): ElementContent[] {
  const parts: ElementContent[] = [];
  for (const child of children) {
    const last = parts.at(-1);
    if (child.type === "text" && last?.type === "text")
      parts.splice(-1, 1, { ...last, value: last.value + child.value });
    else if (child.type !== "text" || child.value !== "\n") parts.push(child);
  }
  return parts;
}

/** `==words==` become <mark>, also with other marks inside. */
function highlighted(children: readonly ElementContent[]): ElementContent[] {
  const parts = children.flatMap((node): ElementContent[] =>
    node.type === "text"
      ? node.value.split(/(==)/).map((value) => ({ type: "text", value }))
      : [node],
  );
  const signs = parts.flatMap((node, i) =>
    node.type === "text" && node.value === "==" ? [i] : [],
  );
  const [open, close] = signs;
  if (open === undefined || close === undefined) return [...children];
  const mark: Element = {
    type: "element",
    tagName: "mark",
    properties: {},
    children: parts.slice(open + 1, close),
  };
  return [...parts.slice(0, open), mark, ...highlighted(parts.slice(close + 1))].filter(
    (node) => node.type !== "text" || node.value !== "",
  );
}

/**
 * “expected /paper-discovery, or another page of this site”: names the one of `all` that was
 * probably meant.
 */
export function nearest(written: string, all: readonly string[], what: string): string {
  const found = all.length > 0 ? closest(written, [...all]) : "";
  return found && distance(written, found) <= 3
    ? `expected ${found}, or another ${what} of this site`
    : `expected one of this site, as ${found || all[0]}`;
}
