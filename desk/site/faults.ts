import type { Fault } from "content/fault.ts";
import type { DeskFault, FieldPath } from "desk/wire.ts";
import { isMap, isScalar, isSeq, type Node, parseDocument } from "yaml";

/**
 * A fault of the check with the field at which it is shown, when that is in `file`, whose text is
 * given.
 */
export function atField(
  { file, line, column, field, message, isDoubt }: Fault,
  wanted: string,
  text: string,
): DeskFault {
  const path = file === wanted ? pathAt(text, line, column) : null;
  return { file, line, path, ...(field && { field }), message, isDoubt: isDoubt ?? false };
}

/**
 * The path of the field at a place of a YAML file, or of the YAML above prose; null in the prose.
 * Lines and columns count from 1.
 */
export function pathAt(text: string, line: number, column: number): FieldPath | null {
  const [head = "", yaml = text] = /^---\r?\n(.*?\r?\n)---/s.exec(text) ?? [];
  const above = head === "" ? 0 : 1;
  const lines = yaml.split("\n");
  if (head !== "" && line - above > lines.length - 1) return null;
  const offset =
    lines.slice(0, line - 1 - above).reduce((sum, one) => sum + one.length + 1, 0) + column - 1;
  return within(parseDocument(yaml, { keepSourceTokens: false }).contents, offset);
}

/** The path of the deepest value that begins at or before the offset and ends after it. */
function within(node: unknown, offset: number): FieldPath {
  if (isMap(node)) {
    for (const { key, value } of node.items) {
      const name = isScalar(key) ? String(key.value) : "";
      const [start = 0] = isScalar(key) ? (key.range ?? []) : [];
      if (offset >= start && offset < endOf(value, start + name.length + 1))
        return [name, ...within(value, offset)];
    }
  }
  if (isSeq(node))
    for (const [i, item] of node.items.entries())
      if (offset >= startOf(item) && offset < endOf(item, 0)) return [i, ...within(item, offset)];
  return [];
}

const startOf = (node: unknown) => (node as Node | null)?.range?.[0] ?? 0;
const endOf = (node: unknown, or: number) => Math.max((node as Node | null)?.range?.[2] ?? 0, or);
