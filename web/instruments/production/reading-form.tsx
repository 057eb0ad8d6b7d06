import { productionResult } from "content/instruments.ts";
import type { GivenFile } from "instruments/frame/files.ts";
import { type FieldId, fieldIds } from "instruments/production/fields.ts";
import type { Choices, Reading } from "instruments/production/finding.ts";
import {
  type DelimiterName,
  delimiters,
  encodings,
  type QualifierName,
  qualifiers,
  type Role,
  roles,
} from "instruments/production/load-files.ts";
import { type FormEvent, useRef, useState } from "react";
import { Fold } from "web/instruments/frame/fold.tsx";
import { filesOfInput } from "web/instruments/frame/given-files.ts";
import result from "web/instruments/frame/result.module.css";
import button from "web/parts/button.module.css";
import { Button } from "web/parts/button.tsx";
import { classNames } from "web/parts/class-names.ts";
import control from "web/parts/control-label.module.css";
import text from "web/parts/text.module.css";
import css from "./production.module.css";

type ReadingFormProps = {
  readonly reading: Reading;
  readonly choices: Choices;
  /** Opens the form, because nothing can be tested before a column is chosen. */
  readonly isAsked: boolean;
  readonly onAgain: (choices: Choices, added: readonly GivenFile[]) => void;
};

/** Shows how the load files were read. Changes cause a new reading. */
export function ReadingForm({ reading, choices, isAsked, onAgain }: ReadingFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [isWithout, setIsWithout] = useState(false);
  const again = (added: readonly GivenFile[] = []) => {
    if (!form.current) return;
    const next = choicesOf(new FormData(form.current), reading, choices);
    const hasList =
      added.length > 0 ||
      reading.candidates.some(({ path, role }) => isList(next.roles[path] ?? role));
    setIsWithout(!hasList);
    if (hasList) onAgain(next, added);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    again();
  };
  const content = (
    <form ref={form} className={result.part} onSubmit={submit}>
      <p className={text.sub}>{productionResult.form.lead}</p>
      <fieldset className={classNames(result.fields, css.fields)}>
        <legend>{productionResult.form.files}</legend>
        {reading.candidates.map(({ path, role }) => (
          <Choice
            key={path}
            name={`role ${path}`}
            label={path}
            value={role}
            options={roles.map((one) => [one, productionResult.form.roles[one]] as const)}
          />
        ))}
        <p role="alert" className={result.fault}>
          {isWithout && productionResult.form.withoutList}
        </p>
        <label className={classNames(button.button, button.line, button.small, control.label)}>
          {productionResult.form.addLog}
          <input
            className={text.hidden}
            type="file"
            multiple
            onChange={({ currentTarget }) => again(filesOfInput(currentTarget))}
          />
        </label>
        <p>{productionResult.form.addHint}</p>
      </fieldset>
      {reading.header.length > 0 && <Columns reading={reading} />}
      <div className={result.buttons}>
        <Button small line={!isAsked} type="submit">
          {productionResult.form.again}
        </Button>
      </div>
    </form>
  );
  return isAsked ? content : <Fold line={<h4>{productionResult.form.title}</h4>}>{content}</Fold>;
}

const isList = (role: string) => role === "data" || role === "images";

function Columns({
  reading: { encoding, delimiter, qualifier, header, mapping },
}: Pick<ReadingFormProps, "reading">) {
  const names = [["", productionResult.form.none], ...header.map((name) => [name, name])] as const;
  const dates = mapping.dates.map((column) => header[column]).join(", ");
  return (
    <>
      <fieldset className={classNames(result.fields, css.fields)}>
        <legend>{productionResult.form.text}</legend>
        <Choice
          name="encoding"
          label={productionResult.form.encoding}
          value={encoding}
          options={encodings.map((one) => [one, productionResult.form.encodings[one]] as const)}
        />
        <Choice
          name="delimiter"
          label={productionResult.form.delimiter}
          value={delimiter ?? ""}
          options={optionsOf(delimiters, productionResult.form.delimiters)}
        />
        <Choice
          name="qualifier"
          label={productionResult.form.qualifier}
          value={qualifier}
          options={optionsOf(qualifiers, productionResult.form.qualifiers)}
        />
      </fieldset>
      <fieldset className={classNames(result.fields, css.fields)}>
        <legend>{productionResult.form.columns}</legend>
        {fieldIds.map((field) => (
          <Choice
            key={field}
            name={`field ${field}`}
            label={productionResult.form.fields[field]}
            value={header[mapping.columns[field] ?? -1] ?? ""}
            options={names}
          />
        ))}
        <label>
          {productionResult.form.dates}
          <input name="dates" defaultValue={dates} autoComplete="off" spellCheck={false} />
        </label>
      </fieldset>
    </>
  );
}

/** Value and label. */
type Option = readonly string[];

function Choice({
  name,
  label,
  value,
  options,
}: {
  name: string;
  label: string;
  value: string;
  options: readonly Option[];
}) {
  return (
    <label>
      <span>{label}</span>
      <select name={name} defaultValue={value}>
        {options.map(([one, shown], i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two columns of a load file may have one name, and their order stays
          <option key={i} value={one}>
            {shown}
          </option>
        ))}
      </select>
    </label>
  );
}

const optionsOf = <Name extends string>(
  table: Readonly<Record<Name, string>>,
  labels: Readonly<Record<Name, string>>,
): readonly Option[] => Object.entries<string>(labels).filter(([name]) => name in table);

/**
 * The visitor's changes in the form, added to earlier ones. Unchanged cells are detected again,
 * also under another encoding.
 */
function choicesOf(
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
    if (chosen !== undefined && chosen !== (header[mapping.columns[field] ?? -1] ?? ""))
      fields[field] = chosen;
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
    ...(dates !== undefined && dates !== mapping.dates.map((column) => header[column]).join(", ")
      ? { dates }
      : {}),
  };
}

const isDelimiter = (name: string | undefined): name is DelimiterName =>
  name !== undefined && name in delimiters;
const isQualifier = (name: string | undefined): name is QualifierName =>
  name !== undefined && name in qualifiers;
