import type { Element, ElementContent, Root } from "hast";
import { toString as textOf } from "hast-util-to-string";

type Node = Root["children"][number];

/**
 * The second part keeps the compiler from taking an element of another name for no element at all.
 */
type Named = Element & { readonly named?: true };

export function isNamed(node: Node | undefined, ...names: readonly string[]): node is Named {
  return node?.type === "element" && names.includes(node.tagName);
}

/** Every element of a name, in reading order. */
export function allNamed(node: Root | Element, ...names: readonly string[]): readonly Element[] {
  return node.children.flatMap((child) =>
    child.type === "element"
      ? [...(isNamed(child, ...names) ? [child] : []), ...allNamed(child, ...names)]
      : [],
  );
}

/** The words of all tables inside, row by row; the first is the head. */
export function cellsOf(node: Element): readonly (readonly string[])[] {
  return allNamed(node, "tr").map((row) => allNamed(row, "th", "td").map(textOf));
}

/** The number of an element's first numbered paragraph. */
export function firstParagraph(node: Element): unknown {
  return allNamed(node, "p").find(({ properties }) => properties.n)?.properties.n;
}

/** A property as words; empty when there is none. */
export const property = ({ properties }: Element, name: string): string =>
  String(properties[name] ?? "");

/** Without the space after what came before. */
export function trimmed([first, ...rest]: readonly ElementContent[]): ElementContent[] {
  if (!first) return [];
  return [first.type === "text" ? { ...first, value: first.value.trimStart() } : first, ...rest];
}

/** The addresses of the element and of what is in it, those of numbered paragraphs too. */
export function allIds(node: Element): readonly string[] {
  const { id, n } = node.properties;
  const inner = node.children.flatMap((child) => (child.type === "element" ? allIds(child) : []));
  return [
    ...(id ? [String(id)] : []),
    ...(node.tagName === "doors" ? ["doors"] : []),
    ...(n ? [`p${n}`] : []),
    ...inner,
  ];
}
