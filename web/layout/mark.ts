import { readFileSync } from "node:fs";
import { join } from "node:path";
import { contentFolder } from "content/folder.ts";
import { type HTMLElement, NodeType, parse } from "node-html-parser";

/** An element of an SVG, with its attributes as React names them. */
export type Shape = {
  readonly tag: string;
  readonly props: Readonly<Record<string, string>>;
  readonly shapes: readonly Shape[];
};

/**
 * content/brand/mark.svg. Reads the file, so bundles contain the result instead
 * (web/build/content-modules.ts). Throws without <svg>.
 */
export const mark = readMark(readFileSync(join(contentFolder, "brand/mark.svg"), "utf8"));

function readMark(svg: string): Shape {
  const root = parse(svg).querySelector("svg");
  if (!root) throw new Error("content/brand/mark.svg: expected an <svg> element");
  return toShape(root);
}

function toShape({ rawTagName, attributes, childNodes }: HTMLElement): Shape {
  const props = Object.entries(attributes).map(([name, value]) => [
    name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()),
    value,
  ]);
  const elements = childNodes.filter(
    (node): node is HTMLElement => node.nodeType === NodeType.ELEMENT_NODE,
  );
  return { tag: rawTagName, props: Object.fromEntries(props), shapes: elements.map(toShape) };
}
