import { company } from "content/company.ts";
import type { Picture } from "content/picture.ts";
import type { Element, ElementContent, Root } from "hast";
import { toHtml } from "hast-util-to-html";
import { h } from "hastscript";
import { fileOf } from "../parts/picture-files.ts";
import { isNamed, property as words } from "./tree.ts";

type Content = ElementContent[];
/**
 * What an element becomes, by its name: given its children, which have already become something.
 */
export type Rewrites = Readonly<Record<string, (node: Element, children: Content) => Content>>;

/** The same elements with others in the place of those that `rewrites` names. */
export function rewritten(nodes: readonly ElementContent[], rewrites: Rewrites): ElementContent[] {
  return nodes.flatMap((node): Content => {
    if (node.type !== "element") return [node];
    const children = rewritten(node.children, rewrites);
    return rewrites[node.tagName]?.(node, children) ?? [{ ...node, children }];
  });
}

type ArticleText = {
  readonly dek: string;
  readonly parts: readonly ElementContent[];
  readonly picture?: Picture;
};

/** A whole article as plain HTML with absolute links, for readers without our styles. */
export function feedHtml({ dek, parts, picture }: ArticleText): string {
  return htmlOf([
    h("p", h("em", dek)),
    ...(picture ? figure(picture) : []),
    ...rewritten(parts, plainElements),
  ]);
}

export function htmlOf(nodes: readonly ElementContent[]): string {
  const root: Root = { type: "root", children: [...nodes] };
  return toHtml(root, { allowDangerousHtml: true });
}

const absolute = (address: unknown) => new URL(String(address), company.origin).href;
const small = (words: unknown) => h("p", h("small", String(words)));
const strong = (words: unknown) => h("strong", `${words}.`);
const nothing = () => [];

/** Doors and turns need the reading page, and the feed itself names the authors. */
const plainElements: Rewrites = {
  section: ({ properties: { kicker } }, children) => [
    ...(kicker ? [small(kicker)] : []),
    ...children,
  ],
  minutes: band,
  narrowing: band,
  prose: (_, children) => children,
  p: (_, children) => [h("p", children)],
  mark: (_, children) => [h("mark", children)],
  del: (_, children) => children,
  a: ({ properties }, children) => [h("a", { href: absolute(properties.href) }, ...children)],
  img: ({ properties: { src, widths, width, height, alt, title } }) =>
    figure({
      src: String(src),
      widths: String(widths).split(" ").map(Number),
      width: Number(width),
      height: Number(height),
      alt: String(alt),
      ...(title && { caption: String(title) }),
    }),
  note: (node, children) => [h("blockquote", led(node, children))],
  points: (_, children) => [h("ul", children)],
  point: (_node, children) => {
    const [name, text] = children;
    return [
      h(
        "li",
        isNamed(name, "b") ? h("strong", name.children, ".") : [],
        " ",
        isNamed(text, "span") ? text.children : [],
      ),
    ];
  },
  th: (_, children) => [h("th", children)],
  td: (_, children) => [h("td", children)],
  exhibit: (node, children) => [
    h("h3", `Exhibit ${words(node, "letter")}: ${words(node, "title")}`),
    ...children,
    small(words(node, "note")),
  ],
  decision: (node, children) => [
    small(words(node, "when")),
    h("h3", words(node, "question")),
    ...children,
  ],
  choice: (node, children) => [
    h("h4", words(node, "answer")),
    ...children,
    h("p", h("strong", words(node, "outcome"))),
  ],
  verdict: (node, children) => [
    h("p", `${words(node, "label")}: `, h("strong", words(node, "words"))),
    ...children,
  ],
  doors: nothing,
  turn: nothing,
  authors: nothing,
};

/** A picture with an absolute address, as WebP. */
function figure(picture: Picture): Content {
  const { alt, width, height, caption } = picture;
  const image = h("img", { src: absolute(fileOf(picture)), alt, width, height });
  return [h("figure", image, ...(caption ? [h("figcaption", caption)] : []))];
}

/** The title of a note begins its first paragraph. */
function led(node: Element, [first, ...rest]: Content): Content {
  return [
    h("p", strong(words(node, "title")), " ", isNamed(first, "p") ? first.children : []),
    ...rest,
  ];
}

/** The table of a band and the line below it; what leads to it needs the drawing. */
function band(node: Element, children: Content): Content {
  const foot = children.at(-1);
  return [
    h("h2", words(node, "heading")),
    ...children.filter((child) => isNamed(child, "table")),
    h("p", h("small", isNamed(foot, "p") ? foot.children : [])),
  ];
}
