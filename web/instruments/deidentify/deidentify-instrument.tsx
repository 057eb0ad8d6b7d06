import { deidentify as words } from "content/instruments.ts";
import { count } from "content/numbers.ts";
import { atFirst } from "instruments/contract.ts";
import { modes } from "instruments/deidentify/kinds.ts";
import { measuredPlaces } from "instruments/deidentify/measured.ts";
import { type DeidentifyOptions, deidentifyOptions } from "instruments/deidentify/options.ts";
import { type FormEvent, useEffect, useRef } from "react";
import { firstOf } from "web/instruments/frame/bag-label.ts";
import cells from "web/instruments/frame/calculator.module.css";
import { Cell, control } from "web/instruments/frame/calculator.tsx";
import { FileInstrument } from "web/instruments/frame/file-instrument.tsx";
import result from "web/instruments/frame/result.module.css";
import { Button } from "web/parts/button.tsx";
import { classNames } from "web/parts/class-names.ts";
import field from "web/parts/field.module.css";
import { Choice, Option } from "web/parts/field.tsx";

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
  const root = useRef<HTMLDivElement>(null);
  const initial = kept.current;
  useEffect(() => {
    if (root.current) kept.current = typedIn(root.current);
  }, [kept]);
  const keep = ({ currentTarget }: FormEvent<HTMLElement>) => {
    kept.current = typedIn(currentTarget);
  };
  const area = `${id}-text`;
  return (
    <div ref={root} className={classNames(cells.cells, result.part)} onInput={keep}>
      <Cell id={area} number={1} {...words.text}>
        <textarea
          {...control(area, "text")}
          rows={5}
          autoComplete="off"
          spellCheck={false}
          defaultValue={initial.text}
        />
      </Cell>
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
      <div className={result.buttons}>
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
    <Cell
      id={id}
      className={classNames(cells.cell, onType && field.wide)}
      number={2}
      {...words.names}
    >
      <textarea
        {...control(id, "names")}
        rows={5}
        autoComplete="off"
        spellCheck={false}
        defaultValue={initial}
        onInput={onType && (({ currentTarget }) => onType(currentTarget.value))}
      />
    </Cell>
  );
}
