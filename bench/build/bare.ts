// Run by bench/build.ts in a grown copy: the work that no build can avoid, which is to parse, render with React and write every article.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import type { Nodes } from "mdast";
import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import remarkParse from "remark-parse";
import { unified } from "unified";

const [from = "content/articles", to = "bare"] = process.argv.slice(2);
const parser = unified().use(remarkParse).freeze();

mkdirSync(to, { recursive: true });
for (const name of readdirSync(from).filter((file) => file.endsWith(".md"))) {
  const tree = parser.parse(readFileSync(`${from}/${name}`, "utf8"));
  writeFileSync(`${to}/${name}.html`, `<!doctype html>${renderToStaticMarkup(createElement("main", null, render(tree)))}`);
}

function render(node: Nodes): ReactNode {
  if ("value" in node) return node.value;
  if (!("children" in node)) return null;
  const children = node.children.map((child, i) => createElement("span", { key: i }, render(child)));
  return node.type === "paragraph"
    ? createElement("p", null, children)
    : node.type === "heading"
      ? createElement("h2", null, children)
      : children;
}
