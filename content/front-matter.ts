import type { z } from "zod";
import { ContentFault, readYaml, type Yaml } from "./read.ts";

export type FrontMatter<T> = Yaml<T> & {
  /** The file with empty lines instead of the front matter, so that the prose keeps its line numbers. */
  readonly body: string;
};

const pattern = /^---\r?\n(.*?)\r?\n---[ \t]*(?:\r?\n|$)/s;

/**
 * Splits a Markdown file into the YAML between its first two `---` lines, checked against `schema`, and the prose below.
 */
export function readFrontMatter<T>(file: string, text: string, schema: z.ZodType<T>): FrontMatter<T> {
  const [whole, yaml = ""] = pattern.exec(text) ?? [];
  if (whole === undefined)
    throw new ContentFault([
      { file, line: 1, column: 1, message: "expected front matter: a line of ---, the fields, and another line of ---" },
    ]);
  return { ...readYaml(file, yaml, schema, { before: 1 }), body: bodyOf(text) };
}

/** The prose of a Markdown file, on the lines where it is in the file. */
export const bodyOf = (text: string) => text.replace(pattern, (whole) => whole.replace(/[^\n]/g, ""));
