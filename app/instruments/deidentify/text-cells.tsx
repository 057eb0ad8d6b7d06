import type { Ref } from "react";
import { Choice, Numbered, Option } from "#app/contact-form/field.tsx";
import { Button } from "#app/ui/button.tsx";
import { type Mode, modes } from "./kind.ts";
import { NamesCell } from "./names-cell.tsx";
import css from "./text-cells.module.css";
import { deidentify as words } from "./words.ts";

type Typed = { readonly text: string; readonly names: string; readonly mode: Mode };

type TextCellsProps = { readonly cells: Ref<HTMLDivElement>; readonly initial: Typed; readonly onRun: (text: string) => void };

/** The cells of the bag: the text, the names, the rule. They keep text typed before scripts load. */
export function TextCells({ cells, initial, onRun }: TextCellsProps) {
  const text = `${id}-text`;
  return (
    <div ref={cells} className={css.cells}>
      <div className={css.cell}>
        <label htmlFor={text}>
          <Numbered n={1} /> {words.text.label}
        </label>
        <textarea
          id={text}
          name="text"
          rows={5}
          autoComplete="off"
          spellCheck={false}
          defaultValue={initial.text}
          aria-describedby={`${text}-hint`}
        />
        <p id={`${text}-hint`}>{words.text.hint}</p>
      </div>
      <NamesCell id={`${id}-names`} initial={initial.names} />
      <Choice number={3} legend={words.mode.legend}>
        {modes.map((mode) => (
          <Option key={mode} label={words.mode.names[mode]} name={`${id}-mode`} value={mode} defaultChecked={mode === initial.mode} />
        ))}
      </Choice>
      <div className={css.run}>
        <Button small onClick={({ currentTarget }) => onRun(typedIn(currentTarget.closest("fieldset")).text)}>
          {words.run}
        </Button>
      </div>
    </div>
  );
}

const id = "deidentify";

/** Reads the cells below an element. */
export function typedIn(root: Element | null): Typed {
  const area = (name: string) => root?.querySelector<HTMLTextAreaElement>(`textarea[name=${name}]`)?.value ?? "";
  const mode = root?.querySelector<HTMLInputElement>("input[type=radio]:checked")?.value;
  return { text: area("text"), names: area("names"), mode: modes.find((known) => known === mode) ?? "hipaa" };
}
