import { isNode, LineCounter, parseDocument } from "yaml";
import type { z } from "zod";
import { ContentFault, type Point } from "./content-fault.ts";

export type FrontMatter<T> = {
  readonly values: T;
  /** The file with empty lines instead of the front matter, so that the prose keeps its line numbers. */
  readonly body: string;
  /** The place of a field, for faults found by comparing files. */
  readonly at: (field: string) => Point | undefined;
};

/**
 * Splits a Markdown file into the YAML between its first two `---` lines and the prose below. Checks the YAML against `schema`. Throws a
 * ContentFault with line, column and what was expected.
 */
export function readFrontMatter<T>(file: string, text: string, schema: z.ZodType<T>): FrontMatter<T> {
  const match = /^---\r?\n(.*?)\r?\n---[ \t]*(?:\r?\n|$)/s.exec(text);
  if (!match) throw new ContentFault(file, undefined, "expected front matter: a line of ---, the fields, and another line of ---");
  const [whole, yaml = ""] = match;
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  const point = (offset: number): Point => {
    const { line, col } = lines.linePos(offset);
    return { line: line + 1, column: col };
  };
  const [broken] = document.errors;
  if (broken) throw new ContentFault(file, point(broken.pos[0]), `expected YAML: ${broken.message.split("\n")[0]}`);
  const at = (field: string) => {
    const node = document.get(field, true);
    return isNode(node) && node.range ? point(node.range[0]) : undefined;
  };
  const result = schema.safeParse(document.toJS());
  if (!result.success) {
    const [issue] = result.error.issues;
    const field = issue?.code === "unrecognized_keys" ? issue.keys[0] : issue?.path[0];
    throw new ContentFault(file, at(String(field)), `${field === undefined ? "the front matter" : String(field)}: ${issue?.message}`);
  }
  return { values: result.data, body: whole.replace(/[^\n]/g, "") + text.slice(whole.length), at };
}
