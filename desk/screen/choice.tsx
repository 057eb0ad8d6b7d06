import { useState } from "react";
import type { Form } from "../wire.ts";
import css from "./desk.module.css";
import type { CellField } from "./form.tsx";

type ChoiceProps = { field: CellField; form: Extract<Form, { kind: "choice" }>; value: string; onChange: (value: string) => void };

/** More than these are found by typing. */
const FEW = 9;

export const Options = ({ of: choices }: { of: readonly { readonly value: string; readonly label: string }[] }) =>
  choices.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  ));

/** One of a list: a menu, or a field that finds by typing. A value that is not in the list is shown as it is, and called so. */
export function Choice({ field, form, value, onChange }: ChoiceProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const { choices, open, optional } = form;
  const chosen = choices.find((choice) => choice.value === value);
  const unknown = value !== "" && !chosen && !open;
  if (!open && choices.length <= FEW)
    return (
      <select {...field} value={value} onChange={(event) => onChange(event.target.value)}>
        {(optional || value === "") && <option value="">{optional ? "None" : "Choose …"}</option>}
        {unknown && <option value={value}>{value} (not in the list)</option>}
        <Options of={choices} />
      </select>
    );
  const named = (text: string) => choices.find(({ label, value: name }) => label === text || name === text);
  const leave = () => {
    if (typed !== null) onChange(named(typed.trim())?.value ?? typed.trim());
    setTyped(null);
  };
  return (
    <>
      <input
        {...field}
        list={`${field.id}-list`}
        autoComplete="off"
        placeholder={`${optional ? "None. " : ""}Type to search`}
        value={typed ?? chosen?.label ?? value}
        onFocus={(event) => event.currentTarget.select()}
        onChange={({ currentTarget: { value: text } }) => {
          setTyped(text);
          const found = named(text);
          if (found) onChange(found.value);
        }}
        onBlur={leave}
      />
      <datalist id={`${field.id}-list`}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.label} />
        ))}
      </datalist>
      {unknown && <p className={css.faults}>Choose one from the list.</p>}
    </>
  );
}
