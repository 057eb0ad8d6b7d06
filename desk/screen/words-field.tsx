import { type SyntheticEvent, useRef, useState } from "react";
import textCss from "web/parts/text.module.css";
import type { FieldPath } from "../wire.ts";
import css from "./desk.module.css";
import { Cell, type FieldProps } from "./form.tsx";
import { useForm } from "./form-context.ts";
import { keyOf } from "./values.ts";

/** Words of a line or a paragraph, with the number of characters as the page shows them. */
export function WordsField({ form, path, value, name }: FieldProps<"words">) {
  const { change, references } = useForm();
  const control = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const text = typeof value === "string" ? value : String(value ?? "");
  const isLong = form.isLong || text.includes("\n");
  const length = form.most === undefined ? 0 : [...shownAs(text, references)].length;
  const write = (next: string) => change(path, next === "" && form.optional ? undefined : next);
  const insert = (reference: string) => {
    const { selectionStart: from, selectionEnd: to } = control.current ?? { selectionStart: text.length, selectionEnd: text.length };
    write(text.slice(0, from ?? text.length) + reference + text.slice(to ?? text.length));
    control.current?.focus();
  };
  const typed = (event: SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>) => write(event.currentTarget.value);
  return (
    <Cell
      {...{ form, path, name }}
      beside={
        <>
          {(isLong || form.most !== undefined) && <References path={path} onPick={insert} />}
          {form.most !== undefined && (
            <span className={css.counter} data-over={length > form.most}>
              {length} of {form.most}
              <span className={textCss.hidden}> characters</span>
            </span>
          )}
        </>
      }
    >
      {(field) =>
        isLong ? (
          <textarea {...field} ref={control} rows={Math.max(2, Math.ceil(text.length / 60))} value={text} onChange={typed} />
        ) : (
          <input {...field} ref={control} value={text} autoComplete="off" onChange={typed} />
        )
      }
    </Cell>
  );
}

const shownAs = (text: string, references: readonly { value: string; label: string }[]) =>
  references.reduce((shown, { value, label }) => shown.replaceAll(value, label), text);

/** A figure or a name that has its one place elsewhere, to put into words: found by typing. Offered where the focus is. */
export function References({ path, onPick }: { path: FieldPath; onPick: (reference: string) => void }) {
  const { references } = useForm();
  const [typed, setTyped] = useState("");
  if (references.length === 0) return null;
  const nameOf = ({ value, label }: (typeof references)[number]) => `${label} ${value}`;
  const list = `references-${keyOf(path)}`;
  const type = (text: string) => {
    const found = references.find((reference) => nameOf(reference) === text);
    setTyped(found ? "" : text);
    if (found) onPick(found.value);
  };
  return (
    <span className={css.insert}>
      <input
        aria-label="Insert a figure or a name"
        placeholder="Insert a figure …"
        list={list}
        autoComplete="off"
        value={typed}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped("")}
      />
      <datalist id={list}>
        {references.map((reference) => (
          <option key={reference.value} value={nameOf(reference)} />
        ))}
      </datalist>
    </span>
  );
}
