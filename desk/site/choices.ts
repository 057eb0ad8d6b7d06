import { readFileSync } from "node:fs";
import { join } from "node:path";
import { inFolder } from "content/folder.ts";
import { allReferences, figures } from "content/references.ts";
import { isFields } from "desk/same-items.ts";
import { parseDocument } from "yaml";
import { deskFiles, pagesThatShow } from "./files.ts";
import type { Choices } from "./form.ts";

/** What fields of a folder's files are chosen from. Files with faults offer what can be read of them. */
export function choicesIn(folder: string): Choices {
  const claims = fieldsOf(read(folder, "claims.yaml"));
  const people = fieldsOf(read(folder, "people.yaml"));
  const partners = read(folder, "partners.yaml");
  return {
    figures: inFolder(folder, figures).map(([key, figure]) => ({ value: key, label: `${figure} ${word(claims[key], "measures")}`.trim() })),
    people: Object.entries(people).map(([key, person]) => ({ value: key, label: `${word(person, "name")}, ${word(person, "role")}` })),
    partners: listOf(fieldsOf(partners).partners).map((one) => ({ value: word(one, "id"), label: word(one, "name") })),
    links: linksIn(folder).map((path) => ({ value: path, label: path })),
  };
}

/** What words may name in braces, with what is shown in its place. */
export function referencesIn(folder: string): readonly { readonly value: string; readonly label: string }[] {
  return inFolder(folder, () => allReferences().map(({ value, shown }) => ({ value, label: shown })));
}

const linksIn = (folder: string) =>
  deskFiles(folder).flatMap(({ file }) =>
    /^content\/(?:pages|services|articles|guides)\/(?!not-found)/.test(file) ? pagesThatShow(file).slice(0, 1) : [],
  );

function read(folder: string, file: string): unknown {
  const document = parseDocument(readFileSync(join(folder, file), "utf8"));
  return document.errors.length > 0 ? {} : document.toJS();
}

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => (isFields(value) ? value : {});
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const word = (value: unknown, field: string) => String(fieldsOf(value)[field] ?? "");
