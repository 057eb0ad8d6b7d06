import type { Words } from "content/kinds.ts";
import { isTarget } from "content/site-map.ts";
import type { Element, ElementContent, Root } from "hast";
import { toString as textOf } from "hast-util-to-string";
import { visit } from "unist-util-visit";
import { type Directives, type Fault, readMarkdown, type Source } from "./markdown.ts";
import { allNamed, cellsOf, isNamed, trimmed } from "./tree.ts";

/**
 * Directives of articles. Inside the element are the elements of its content; its words and
 * attributes are properties.
 */
const directives: Directives = {
  section: { label: "label", needs: ["id"], may: ["kicker"] },
  note: { label: "title" },
  table: { label: "title", needs: ["letter", "note"], may: ["marked"], element: "exhibit" },
  decision: { label: "question", needs: ["id", "when"] },
  choice: { label: "answer", needs: ["id", "outcome"] },
  verdict: { label: "words", needs: ["tone", "label"] },
  doors: { label: "label", needs: ["turn", "stocks"] },
  turn: {},
  authors: { label: "heading" },
  minutes: { label: "heading", needs: ["id", "label"] },
  narrowing: { label: "heading", needs: ["id", "label"] },
  closing: { label: "heading", may: ["label"] },
};

const bands = ["minutes", "narrowing"];
/** Below the prose of a section, at full width. */
const endings = ["verdict", "doors", "turn", "authors"];
/** Ids used by the page itself. */
const taken = /^(?:top|next|more|main|contents|p\d+)$/;

/** The last band of an article: one sentence and up to two buttons. */
export type ArticleClosing = Words<"closing">;

/** Sections, `<section>` with `<h2>`, `<prose>` and endings, and the bands between them. */
export type ArticleTree = {
  readonly parts: readonly Element[];
  readonly closing: ArticleClosing | null;
};

/** Defaults: the name of the prose before the first heading, and that of the closing band. */
export type Presets = { readonly opening: string; readonly next: string };

/** Reads the prose of an article. Throws a ContentFault with every fault. */
export function readArticleTree(source: Source, presets: Presets): ArticleTree {
  let closing: ArticleClosing | null = null;
  const tree = readMarkdown(source, directives, (whole, fault) => {
    const last = whole.children.findIndex((node) => isNamed(node, "closing"));
    const [end, after] = last < 0 ? [] : whole.children.slice(last);
    if (after) fault(after, "expected nothing below :::closing");
    if (isNamed(end, "closing")) closing = closingOf(end, presets.next, fault);
    const parts = sections(
      last < 0 ? whole.children : whole.children.slice(0, last),
      presets.opening,
      fault,
    );
    const shaped: Root = { type: "root", children: parts };
    points(shaped);
    numbers(shaped);
    places(shaped);
    strokes(shaped);
    check(shaped, fault);
    return shaped;
  });
  return { parts: allNamed(tree, "section", ...bands), closing };
}

/**
 * A section begins with `##`, or with the `::section` that names it. Its prose becomes one element,
 * above its endings.
 */
function sections(nodes: Root["children"], opening: string, fault: Fault): Element[] {
  const parts: Element[] = [];
  for (const node of nodes) {
    if (node.type !== "element") continue;
    const open = parts.at(-1);
    if (isNamed(node, "section")) parts.push({ ...node, children: [] });
    else if (isNamed(node, "h2") && isNamed(open, "section") && open.children.length === 0)
      open.children.push(node);
    else if (isNamed(node, "h2")) parts.push(headed(node, fault));
    else if (isNamed(node, ...bands)) parts.push(node);
    else if (!open)
      parts.push(add(element("section", { id: "story", label: opening }), node, fault));
    else if (isNamed(open, "section")) add(open, node, fault);
    else fault(node, "expected ## or ::section: a new section begins below a band");
  }
  return parts;
}

function headed(heading: Element, fault: Fault): Element {
  const label = textOf(heading);
  const id = label
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
  if (!/^[a-z]/.test(id))
    fault(
      heading,
      "expected a heading that begins with a letter, or ::section[Name]{#address} above it",
    );
  return {
    ...element("section", { id, label }, [heading]),
    ...(heading.position && { position: heading.position }),
  };
}

function add(section: Element, node: Element, fault: Fault): Element {
  const last = section.children.at(-1);
  if (isNamed(node, ...endings)) section.children.push(node);
  else if (isNamed(last, ...endings))
    fault(node, "expected ## or ::section: prose cannot follow what ends a section");
  else if (isNamed(last, "prose")) last.children.push(node);
  else section.children.push(element("prose", {}, [node]));
  return section;
}

/**
 * A list whose items all begin with **what they are about** becomes points: `<points>` of `<point>`
 * with `<b>` and `<span>`.
 */
function points(tree: Root): void {
  for (const list of allNamed(tree, "ul")) {
    if (!list.children.every((item) => isNamed(item, "li") && isNamed(item.children[0], "strong")))
      continue;
    list.tagName = "points";
    for (const item of allNamed(list, "li")) {
      const [name, ...words] = item.children;
      item.tagName = "point";
      item.children = [
        element("b", {}, isNamed(name, "strong") ? name.children : []),
        element("span", {}, trimmed(words)),
      ];
    }
  }
}

/**
 * Numbers the paragraphs of prose and of a decision's answers in reading order, so that each can be
 * cited.
 */
function numbers(tree: Root): void {
  let n = 0;
  visit(tree, "element", (node, _, parent) => {
    if (node.tagName === "p" && parent?.type === "element" && isNamed(parent, "prose", "choice"))
      node.properties.n = ++n;
  });
  const [first] = isNamed(tree.children[0], "section") ? allNamed(tree.children[0], "prose") : [];
  const [opening] = first?.children ?? [];
  if (isNamed(opening, "p")) opening.properties.opening = true;
}

/** What an element must know of those around it. */
function places(tree: Root): void {
  for (const decision of allNamed(tree, "decision"))
    for (const [place, choice] of allNamed(decision, "choice").entries())
      Object.assign(choice.properties, { decision: decision.properties.id, place });
  for (const verdict of allNamed(tree, "verdict"))
    for (const remark of allNamed(verdict, "p")) remark.properties.lead = true;
  for (const turn of allNamed(tree, "turn")) turn.children = [...allNamed(turn, "a")];
}

/**
 * Says of each stroke whether words follow, perhaps on the next line, which it must not touch
 * (web/styles/base.css).
 */
function strokes(tree: Root): void {
  visit(tree, "element", (node, index = 0, parent) => {
    const rest = parent?.children.slice(index + 1) ?? [];
    if (node.tagName === "mark" && /\w/.test(textOf({ type: "root", children: rest })))
      node.properties.dataMore = "";
  });
}

function check(tree: Root, fault: Fault): void {
  const parts = allNamed(tree, "section");
  const seen = new Set<unknown>();
  for (const node of allNamed(tree, "section", "decision", "choice", ...bands)) {
    const { id } = node.properties;
    if (seen.has(id)) fault(node, `#${id} is the address of two things: expected another one`);
    if (taken.test(String(id)) || !/^[a-z][a-z0-9-]*$/.test(String(id)))
      fault(
        node,
        `#${id}: expected small letters, digits and hyphens, and none of top, next, more, main, contents and p1, p2 …`,
      );
    seen.add(id);
  }
  for (const node of allNamed(tree, "decision"))
    for (const child of node.children)
      if (!isNamed(child, "choice"))
        fault(child, "expected :::choice in ::::decision, and nothing else");
  for (const { properties, ...node } of allNamed(tree, "verdict"))
    if (!/^(?:lost|risky|won)$/.test(String(properties.tone)))
      fault(node, `tone="${properties.tone}": expected lost, risky or won`);
  for (const node of allNamed(tree, "exhibit", ...bands)) table(node, fault);
  for (const node of allNamed(tree, "minutes"))
    for (const [time] of cellsOf(node).slice(1))
      if (!/^\d\d:\d\d:\d\d$/.test(time ?? ""))
        fault(node, `expected a time of day as 16:19:40, not ${time}`);
  for (const node of allNamed(tree, "narrowing"))
    for (const [, , size] of cellsOf(node).slice(1))
      if (!/^\d+(\.\d+)? GB$/.test(size ?? ""))
        fault(node, `expected a size as 6.2 GB, not ${size}`);
  for (const node of allNamed(tree, "doors")) doors(node, parts, fault);
}

function table(node: Element, fault: Fault): void {
  const rows = cellsOf(node);
  const { marked } = node.properties;
  const isBand = isNamed(node, ...bands);
  if (rows.length < 3 && (isBand || rows.length < 2))
    fault(node, `expected a table with rows in ${node.tagName}`);
  if (isBand && rows[0]?.length !== 3) fault(node, `expected three columns in :::${node.tagName}`);
  if (isBand && !isNamed(node.children.at(-1), "p"))
    fault(node, "expected a paragraph below the table that says what it is");
  if (marked !== undefined && !rows[Number(marked)])
    fault(node, `marked="${marked}": expected a row from 1 to ${rows.length - 1}`);
}

/** Each door gets its tab, which is its section's name, and the colour of its paper. */
function doors(node: Element, parts: readonly Element[], fault: Fault): void {
  const stocks = String(node.properties.stocks).split(" ");
  for (const [i, item] of allNamed(node, "li").entries()) {
    const href = String(linkOf(item)?.properties.href);
    const tab = parts.find(({ properties }) => `#${properties.id}` === href)?.properties.label;
    if (!tab) fault(item, `${href}: expected # and the id of a section of this article`);
    if (!/^[234]$/.test(stocks[i] ?? ""))
      fault(node, `stocks="${stocks.join(" ")}": expected 2, 3 or 4 for each door`);
    Object.assign(item, {
      tagName: "door",
      properties: { href, tab, stock: stocks[i], title: textOf(linkOf(item) ?? item) },
    });
    item.children = trimmed(item.children.slice(1));
  }
}

/** SPEC §2: each article has a closing button to /contact. */
function closingOf(node: Element, label: string, fault: Fault): ArticleClosing {
  const actions = allNamed(node, "li").flatMap((item) => {
    const link = linkOf(item);
    const to = String(link?.properties.href);
    if (!link || !isTarget(to))
      fault(
        item,
        "expected [words](address), with a page of this site or an address that begins with https:// or mailto:",
      );
    return link && isTarget(to) ? [{ label: textOf(link), to }] : [];
  });
  if (!actions.some(({ to }) => to.startsWith("/contact")))
    fault(node, "expected a button to /contact among those of the closing");
  const note = node.children
    .flatMap((child) => (isNamed(child, "p") ? [textOf(child)] : []))
    .join(" ");
  return {
    label: String(node.properties.label ?? label),
    heading: String(node.properties.heading),
    actions,
    ...(note && { note }),
  };
}

function linkOf(item: Element): Element | undefined {
  return isNamed(item.children[0], "a") ? item.children[0] : undefined;
}

function element(
  tagName: string,
  properties: Element["properties"],
  children: ElementContent[] = [],
): Element {
  return { type: "element", tagName, properties, children };
}
