import type { RootContent } from "mdast";
import type { ArticleClosing, Door, Ending, LogRow, Minutes, Narrowing, Stock } from "../articles/prose.ts";
import { cellsOf, contentOf, labelOf, linkOf, onlyNode, paragraphsOf } from "./blocks.ts";
import { attributesOf, type Directive, fault, isTarget, type Prose } from "./parse-markdown.ts";
import { wordsOf } from "./words-of.ts";

/** Labels of sections by id. */
type Labels = ReadonlyMap<string, string>;

/** Directives below the prose of a section. */
export const endings: Readonly<Record<string, (prose: Prose, node: Directive, labels: Labels) => Ending>> = {
  verdict: (prose, node) => {
    const { need } = attributesOf(prose, node, "tone", "label");
    const tone = need("tone");
    if (tone !== "lost" && tone !== "risky" && tone !== "won") throw fault(prose, node, `tone="${tone}": expected lost, risky or won`);
    const remark = paragraphsOf(prose, contentOf(prose, node), ":::verdict").join("\n");
    return { kind: "verdict", tone, label: need("label"), words: labelOf(prose, node), remark };
  },
  doors: (prose, node, labels) => {
    const { need } = attributesOf(prose, node, "turn", "stocks");
    const stocks = need("stocks").split(" ");
    const list = onlyNode(prose, node, contentOf(prose, node), "list");
    const items = list.children.map((item, i): Door => {
      const { label, href, rest } = linkOf(prose, item);
      const id = href.slice(1);
      const tab = labels.get(id);
      if (!tab) throw fault(prose, item, `${href}: expected # and the id of a section of this article`);
      const stock = Number(stocks[i]);
      if (!isStock(stock)) throw fault(prose, node, `stocks="${stocks.join(" ")}": expected 2, 3 or 4 for each door`);
      return { id, tab, title: label, quote: wordsOf(prose, rest), stock };
    });
    return { kind: "doors", label: labelOf(prose, node), turn: need("turn"), items };
  },
  turn: (prose, node) => {
    attributesOf(prose, node);
    const list = onlyNode(prose, node, contentOf(prose, node), "list");
    const links = list.children.map((item) => {
      const { label, href } = linkOf(prose, item);
      return { label, href: `#${href.replace("#", "")}` as const };
    });
    return { kind: "turn", links };
  },
  authors: (prose, node) => {
    attributesOf(prose, node);
    return { kind: "authors", heading: labelOf(prose, node) };
  },
};

/** Directives that become a separate sheet between two sections. */
export const bands: Readonly<Record<string, (prose: Prose, node: Directive) => Minutes | Narrowing>> = {
  minutes: (prose, node) => {
    const { columns, rows, before, ...rest } = band(prose, node);
    if (before.length > 0) throw fault(prose, node, "expected the table of :::minutes first, and one paragraph below it");
    const log = rows.map(([time = "", operation = "", says = ""], i): LogRow => {
      if (!/^\d\d:\d\d:\d\d$/.test(time)) throw fault(prose, node, `row ${i + 1}: expected a time of day as 16:19:40, not ${time}`);
      return { time, operation, says };
    });
    if (log.length < 2) throw fault(prose, node, "expected two rows or more: the first and the last are the ends of the clock");
    return { kind: "minutes", ...rest, columns, rows: log };
  },
  narrowing: (prose, node) => {
    const { columns, rows, before, ...rest } = band(prose, node);
    const sizes = rows.map(([filter = "", files = "", size = ""], i) => {
      const [, gigabytes] = /^(\d+(?:\.\d+)?) GB$/.exec(size) ?? [];
      if (!gigabytes) throw fault(prose, node, `row ${i + 1}: expected a size as 6.2 GB, not ${size}`);
      return { filter, files, gigabytes: Number(gigabytes) };
    });
    return { kind: "narrowing", ...rest, lead: before, columns, rows: sizes };
  },
};

/** The last band. SPEC §2: each article has a closing button to /contact. */
export function closing(prose: Prose, node: Directive, presetLabel: string): ArticleClosing {
  const { find } = attributesOf(prose, node, "label");
  const content = contentOf(prose, node);
  const list = onlyNode(prose, node, content, "list");
  const actions = list.children.map((item) => {
    const { label, href } = linkOf(prose, item);
    if (!isTarget(href))
      throw fault(prose, item, `${href}: expected a page of this site, or an address that begins with https:// or mailto:`);
    return { label, to: href };
  });
  if (!actions.some(({ to }) => to.startsWith("/contact")))
    throw fault(prose, list, "expected a button to /contact among those of the closing");
  const note = paragraphsOf(prose, without(content, list), ":::closing").join("\n");
  return { label: find("label") ?? presetLabel, heading: labelOf(prose, node), actions, ...(note && { note }) };
}

function band(prose: Prose, node: Directive) {
  const { need } = attributesOf(prose, node, "id", "label");
  const content = contentOf(prose, node);
  const table = onlyNode(prose, node, content, "table");
  const { columns, rows } = cellsOf(prose, table);
  if (columns.length !== 3) throw fault(prose, table, `expected three columns in :::${node.name}, not ${columns.length}`);
  const at = content.indexOf(table);
  const words = (nodes: readonly RootContent[]) => paragraphsOf(prose, nodes, `:::${node.name}`).join("\n");
  const [before, foot] = [words(content.slice(0, at)), words(content.slice(at + 1))];
  if (!foot) throw fault(prose, table, "expected a paragraph below the table that says what it is");
  return { id: need("id"), label: need("label"), heading: labelOf(prose, node), columns, rows, before, foot };
}

const without = (nodes: readonly RootContent[], left: RootContent) => nodes.filter((node) => node !== left);
const isStock = (value: number): value is Stock => value === 2 || value === 3 || value === 4;
