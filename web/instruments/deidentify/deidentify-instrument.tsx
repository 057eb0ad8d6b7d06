import { deidentify as words } from "content/instruments.ts";
import { count } from "content/numbers.ts";
import { atFirst } from "instruments/contract.ts";
import { modes } from "instruments/deidentify/kinds.ts";
import { measuredPlaces } from "instruments/deidentify/measured.ts";
import { type DeidentifyOptions, deidentifyOptions } from "instruments/deidentify/options.ts";
import { type FormEvent, useEffect, useRef } from "react";
import { firstOf } from "web/instruments/frame/bag-label.ts";
import { FileInstrument } from "web/instruments/frame/file-instrument.tsx";
import { Button } from "web/parts/button.tsx";
import { Choice, Numbered, Option } from "web/parts/field.tsx";
import css from "./text-cells.module.css";

/** Replaces identifiers in a pasted or dropped text, and gives the key. */
export function DeidentifyInstrument() {
  return (
    <FileInstrument
      words={words}
      load={() => import("./deidentify-work.tsx")}
      options={typedAtFirst}
      figures={measuredPlaces}
      progress={({ done, total }) => ({
        done: count(done),
        of: words.progress.of(total),
        speed: words.passes,
      })}
      labelled={firstOf}
      cells={(kept, onText) => <TextCells kept={kept} onText={onText} />}
    />
  );
}

/** The options, and the text while it is not run. */
export type Typed = DeidentifyOptions & { readonly text: string };

const typedAtFirst: Typed = { text: "", ...atFirst(deidentifyOptions) };

type TextCellsProps = {
  readonly kept: { current: Typed };
  readonly onText: (text: string) => void;
};

/**
 * The cells of the bag: the text, the names, the rule. They keep text typed before scripts load.
 */
function TextCells({ kept, onText }: TextCellsProps) {
  const cells = useRef<HTMLDivElement>(null);
  const initial = kept.current;
  useEffect(() => {
    if (cells.current) kept.current = typedIn(cells.current);
  }, [kept]);
  const keep = ({ currentTarget }: FormEvent<HTMLElement>) => {
    kept.current = typedIn(currentTarget);
  };
  const text = `${id}-text`;
  return (
    <div ref={cells} className={css.cells} onInput={keep}>
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
          <Option
            key={mode}
            label={words.mode.names[mode]}
            name={`${id}-mode`}
            value={mode}
            defaultChecked={mode === initial.mode}
          />
        ))}
      </Choice>
      <div className={css.run}>
        <Button small onClick={() => onText(kept.current.text)}>
          {words.run}
        </Button>
      </div>
    </div>
  );
}

const id = "deidentify";

/** Reads the cells below an element. */
function typedIn(root: Element): Typed {
  const area = (name: string) =>
    root.querySelector<HTMLTextAreaElement>(`textarea[name=${name}]`)?.value ?? "";
  const mode = root.querySelector<HTMLInputElement>("input[type=radio]:checked")?.value;
  return { ...typedAtFirst, text: area("text"), names: area("names"), ...(mode ? { mode } : {}) };
}

type NamesCellProps = {
  readonly id: string;
  readonly initial: string;
  readonly onType?: (names: string) => void;
};

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
