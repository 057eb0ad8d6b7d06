import { isNode, LineCounter, parseDocument } from "yaml";
import { z } from "zod";

/** Words that must be there. */
export const words = z.string("expected words").trim().min(1, "expected words");

export type FrontMatter<T> = {
  readonly values: T;
  /** The file with empty lines instead of the front matter, so that the prose keeps its line numbers. */
  readonly body: string;
  /** `file:line:column: field: message`, for faults that show only beside other files. */
  readonly fault: (field: string, message: string) => string;
};

/**
 * Splits a Markdown file into the YAML between its first two `---` lines and the prose below, and checks the YAML against `schema`. Throws
 * one error that names every fault, one a line, with file, line, column and what was expected.
 */
export function readFrontMatter<T>(file: string, text: string, schema: z.ZodType<T>): FrontMatter<T> {
  const [whole, yaml = ""] = /^---\r?\n(.*?)\r?\n---[ \t]*(?:\r?\n|$)/s.exec(text) ?? [];
  if (whole === undefined) throw new Error(`${file}:1:1: expected front matter: a line of ---, the fields, and another line of ---`);
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines });
  const at = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return `${file}:${line + 1}:${col}`;
  };
  const broken = document.errors.map(({ pos, message }) => `${at(pos[0])}: expected YAML: ${message.split("\n")[0]}`);
  if (broken.length > 0) throw new Error(broken.join("\n"));
  const fault = (field: string, message: string) => {
    const node = document.get(field, true);
    return `${isNode(node) && node.range ? at(node.range[0]) : `${file}:1:1`}: ${field}: ${message}`;
  };
  const result = schema.safeParse(document.toJS() ?? {});
  if (!result.success) {
    const faults = result.error.issues.flatMap((issue) =>
      issue.code === "unrecognized_keys"
        ? issue.keys.map((key) => fault(key, "no such field: expected those that CONTRIBUTING.md lists"))
        : [fault(String(issue.path[0]), issue.message)],
    );
    throw new Error(faults.join("\n"));
  }
  return { values: result.data, body: whole.replace(/[^\n]/g, "") + text.slice(whole.length), fault };
}
