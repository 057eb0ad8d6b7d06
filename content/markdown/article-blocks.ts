import type { RootContent } from "mdast";
import type { Block, Decision, SideNote, Table } from "../articles/prose.ts";
import { cellsOf, contentOf, labelOf, nameOf, onlyNode, paragraphsOf, termsOf } from "./blocks.ts";
import { attributesOf, type Directive, fault, isDirective, type Prose } from "./parse-markdown.ts";
import { wordsOf } from "./words-of.ts";

/** Reads one block of an article. Throws a ContentFault for unsupported content. */
export function articleBlock(prose: Prose, node: RootContent): Block {
  if (node.type === "paragraph") return wordsOf(prose, node.children);
  if (node.type === "list" && !node.ordered)
    return { kind: "points", items: termsOf(prose, node).map(({ term, text }) => ({ name: term, text })) };
  if (isDirective(node)) {
    if (node.name === "note") return note(prose, node);
    if (node.name === "table") return table(prose, node);
    if (node.name === "decision") return decision(prose, node);
  }
  throw fault(prose, node, `expected a paragraph, a list of - **points**, :::note, :::table or ::::decision, not ${nameOf(node)}`);
}

function note(prose: Prose, node: Directive): SideNote {
  attributesOf(prose, node);
  return { kind: "note", title: labelOf(prose, node), text: paragraphsOf(prose, contentOf(prose, node), ":::note").join("\n") };
}

function table(prose: Prose, node: Directive): Table {
  const { need, find } = attributesOf(prose, node, "letter", "note", "marked");
  const { columns, rows } = cellsOf(prose, onlyNode(prose, node, contentOf(prose, node), "table"));
  const marked = find("marked");
  if (marked !== undefined && !rows[Number(marked) - 1])
    throw fault(prose, node, `marked="${marked}": expected a row from 1 to ${rows.length}`);
  return {
    kind: "table",
    letter: need("letter"),
    title: labelOf(prose, node),
    note: need("note"),
    columns,
    rows,
    ...(marked !== undefined && { marked: Number(marked) - 1 }),
  };
}

function decision(prose: Prose, node: Directive): Decision {
  const { need } = attributesOf(prose, node, "id", "when");
  const choices = contentOf(prose, node).map((child) => {
    if (!isDirective(child) || child.name !== "choice")
      throw fault(prose, child, `expected :::choice in ::::decision, not ${nameOf(child)}`);
    const attributes = attributesOf(prose, child, "id", "outcome");
    return {
      id: attributes.need("id"),
      label: labelOf(prose, child),
      paragraphs: paragraphsOf(prose, contentOf(prose, child), ":::choice"),
      outcome: attributes.need("outcome"),
    };
  });
  return { kind: "decision", id: need("id"), when: need("when"), question: labelOf(prose, node), choices };
}
