import { type FormEvent, useState } from "react";
import { Numbered } from "web/contact-form/field.tsx";
import { Button } from "web/parts/button.tsx";
import { kinds } from "./kind.ts";
import type { HandFind } from "./scan.ts";
import css from "./text-cells.module.css";
import { deidentify } from "./words.ts";
import { deidentifyKinds } from "./words-kinds.ts";

const { hand } = deidentify;

type AddByHandProps = {
  readonly text: string;
  readonly words: string;
  readonly onWords: (words: string) => void;
  readonly onAdd: (added: HandFind) => void;
};

/** A cell for missed identifiers. The words are typed or selected, and must occur in the text. */
export function AddByHand({ text, words, onWords, onAdd }: AddByHandProps) {
  const [error, setError] = useState("");
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = words.trim();
    const kind = kinds.find((known) => known === new FormData(event.currentTarget).get("kind")) ?? "other";
    if (!typed || !text.includes(typed)) return setError(hand.missing);
    setError("");
    onWords("");
    onAdd({ text: typed, kind });
  };
  return (
    <form className={css.byHand} onSubmit={submit} autoComplete="off">
      <h4>{hand.title}</h4>
      <div className={css.cell}>
        <label htmlFor="deidentify-words">
          <Numbered n={4} /> {hand.label}
        </label>
        <input
          id="deidentify-words"
          value={words}
          spellCheck={false}
          aria-describedby="deidentify-words-hint"
          aria-invalid={error ? true : undefined}
          onChange={({ currentTarget }) => onWords(currentTarget.value)}
        />
        <p id="deidentify-words-hint" data-error={error ? "" : undefined}>
          {error || hand.hint}
        </p>
      </div>
      <div className={css.cell}>
        <label htmlFor="deidentify-kind">
          <Numbered n={5} /> {hand.kind}
        </label>
        <select id="deidentify-kind" name="kind" defaultValue="name">
          {kinds.map((kind) => (
            <option key={kind} value={kind}>
              {deidentifyKinds[kind].name}
            </option>
          ))}
        </select>
      </div>
      <div className={css.run}>
        <Button small line type="submit">
          {hand.add}
        </Button>
      </div>
    </form>
  );
}
