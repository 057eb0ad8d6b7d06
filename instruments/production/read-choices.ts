import { pairsOf, refusedFigures } from "instruments/contract.ts";
import { type FieldId, fieldIds } from "./fields.ts";
import type { Choices } from "./finding.ts";
import { delimiters, encodings, qualifiers, roles } from "./load-files.ts";
import type { ProductionOptions } from "./options.ts";

/** Reads the options. Throws a refusal that names what may stand there. */
export function readChoices({
  fields,
  dates,
  roles: typedRoles,
  encoding,
  delimiter,
  qualifier,
}: ProductionOptions): Choices {
  return {
    fields: Object.fromEntries(
      pairsOf(fields).map(([field, column]) => [known<FieldId>("fields", field, fieldIds), column]),
    ),
    roles: Object.fromEntries(
      pairsOf(typedRoles, true).map(([path, role]) => [path, known("roles", role, roles)]),
    ),
    ...(dates === "" ? {} : { dates }),
    ...(encoding === "" ? {} : { encoding: known("encoding", encoding, encodings) }),
    ...(delimiter === "" ? {} : { delimiter: known("delimiter", delimiter, keysOf(delimiters)) }),
    ...(qualifier === "" ? {} : { qualifier: known("qualifier", qualifier, keysOf(qualifiers)) }),
  };
}

/** Choices as they are typed. The inverse of `readChoices`. */
export function typedChoices({
  fields,
  roles: byPath,
  dates,
  encoding,
  delimiter,
  qualifier,
}: Choices): ProductionOptions {
  return {
    fields: lines(fields),
    dates: dates ?? "",
    roles: lines(byPath),
    ...{ encoding: encoding ?? "", delimiter: delimiter ?? "", qualifier: qualifier ?? "" },
  };
}

const lines = (values: Readonly<Record<string, string | undefined>>) =>
  Object.entries(values)
    .map(([name, value = ""]) => `${name}=${value}`)
    .join("\n");

function known<Name extends string>(option: string, typed: string, names: readonly Name[]): Name {
  const found = names.find((name) => name === typed);
  if (found === undefined)
    throw refusedFigures({ [option]: `${typed} is none of ${names.join(", ")}` });
  return found;
}

const keysOf = <Name extends string>(table: Readonly<Record<Name, string>>): readonly Name[] => {
  const names: Name[] = [];
  for (const name in table) names.push(name);
  return names;
};
