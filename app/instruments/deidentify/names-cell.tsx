import { Numbered } from "#app/contact-form/field.tsx";
import css from "./text-cells.module.css";
import { deidentify as words } from "./words.ts";

type NamesCellProps = { readonly id: string; readonly initial: string; readonly onType?: (names: string) => void };

/** The visitor's list of names. No other name is found. */
export function NamesCell({ id, initial, onType }: NamesCellProps) {
  return (
    <div className={css.cell}>
      <label htmlFor={id}>
        <Numbered n={2} /> {words.names.label}
      </label>
      <textarea
        id={id}
        name="names"
        rows={5}
        autoComplete="off"
        spellCheck={false}
        defaultValue={initial}
        aria-describedby={`${id}-hint`}
        onInput={onType && (({ currentTarget }) => onType(currentTarget.value))}
      />
      <p id={`${id}-hint`}>{words.names.hint}</p>
    </div>
  );
}
