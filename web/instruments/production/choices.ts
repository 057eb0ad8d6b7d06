import { type DelimiterName, delimiters, type QualifierName, qualifiers } from "./dialect.ts";
import { encodings } from "./encoding.ts";
import { type FieldId, fieldIds } from "./fields.ts";
import type { Choices, Reading } from "./inspection.ts";
import { type Role, roles } from "./load-files.ts";

/** The visitor's changes in the form, added to earlier ones. Unchanged cells are detected anew, also under another encoding. */
export function choicesOf(
  form: FormData,
  { candidates, encoding, delimiter, qualifier, header, mapping }: Reading,
  before: Choices,
): Choices {
  const said = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : undefined;
  };
  const chosenRoles: Record<string, Role> = { ...before.roles };
  for (const { path, role } of candidates) {
    const chosen = roles.find((one) => one === said(`role ${path}`));
    if (chosen && chosen !== role) chosenRoles[path] = chosen;
  }
  const fields: Partial<Record<FieldId, string>> = { ...before.fields };
  for (const field of fieldIds) {
    const chosen = said(`field ${field}`);
    if (chosen !== undefined && chosen !== (header[mapping.columns[field] ?? -1] ?? "")) fields[field] = chosen;
  }
  const newEncoding = encodings.find((one) => one === said("encoding"));
  const newDelimiter = said("delimiter");
  const newQualifier = said("qualifier");
  const dates = said("dates");
  return {
    ...before,
    roles: chosenRoles,
    fields,
    ...(newEncoding && newEncoding !== encoding ? { encoding: newEncoding } : {}),
    ...(isDelimiter(newDelimiter) && newDelimiter !== delimiter ? { delimiter: newDelimiter } : {}),
    ...(isQualifier(newQualifier) && newQualifier !== qualifier ? { qualifier: newQualifier } : {}),
    ...(dates !== undefined && dates !== mapping.dates.map((column) => header[column]).join(", ") ? { dates } : {}),
  };
}

const isDelimiter = (name: string | undefined): name is DelimiterName => name !== undefined && name in delimiters;
const isQualifier = (name: string | undefined): name is QualifierName => name !== undefined && name in qualifiers;
