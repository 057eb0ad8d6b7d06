import { type Dialect, RowSplitter } from "web/instruments/frame/row-splitter.ts";
import { decodeHead, delimiters, detectDialect, type Encoding, encodingOf, HEAD, qualifiers } from "./encoding.ts";
import { type Mapping, mapFields } from "./fields.ts";
import type { Choices, Reading } from "./inspection.ts";
import { headOf, type Source } from "./source.ts";

export type Head = Omit<Reading, "candidates"> & { readonly dialect: Dialect };

/** Detects how to read a load file. The visitor’s choices win. */
export async function readHead(source: Source, choices: Choices): Promise<Head> {
  const head = await headOf(source, HEAD);
  const encoding = choices.encoding ?? (await encodingOf(source));
  const text = decodeHead(head, encoding);
  const dialect = dialectOf(text, choices);
  const [header = [], second = []] = firstRows(text, dialect);
  const mapping = withTextPath(mapFields(header, choices), second);
  return {
    encoding,
    dialect,
    header,
    mapping,
    delimiter: nameIn(delimiters, dialect.delimiter),
    qualifier: nameIn(qualifiers, dialect.qualifier) ?? "none",
  };
}

/** Image load files have no header; commas are the default between fields. */
export async function readImageHead(source: Source): Promise<{ readonly encoding: Encoding; readonly dialect: Dialect }> {
  const head = await headOf(source, HEAD);
  const encoding = await encodingOf(source);
  const dialect = detectDialect(decodeHead(head, encoding));
  return { encoding, dialect: { ...(dialect ?? { delimiter: ",", newline: "\n" }), qualifier: dialect?.qualifier ?? "" } };
}

function dialectOf(text: string, { delimiter, qualifier }: Choices): Dialect {
  const found = detectDialect(text) ?? { delimiter: delimiters.comma, qualifier: qualifiers.quote, newline: "\n" };
  return {
    ...found,
    ...(delimiter === undefined ? {} : { delimiter: delimiters[delimiter] }),
    ...(qualifier === undefined ? {} : { qualifier: qualifiers[qualifier] }),
  };
}

/** Relativity calls a column of paths "Extracted Text" as well as one of words. */
function withTextPath(mapping: Mapping, row: readonly string[]): Mapping {
  const { text, ...columns } = mapping.columns;
  if (text === undefined || columns.textPath !== undefined || !/^[^\n]{1,250}\.txt$/i.test((row[text] ?? "").trim())) return mapping;
  return { ...mapping, columns: { ...columns, textPath: text } };
}

function firstRows(text: string, dialect: Dialect): readonly (readonly string[])[] {
  const rows: (readonly string[])[] = [];
  const splitter = new RowSplitter(dialect, (fields) => rows.length < 2 && rows.push(fields));
  splitter.push(text);
  if (rows.length < 2) splitter.end();
  return rows;
}

function nameIn<Name extends string>(table: Readonly<Record<Name, string>>, value: string): Name | undefined {
  for (const name in table) if (table[name] === value) return name;
  return undefined;
}
