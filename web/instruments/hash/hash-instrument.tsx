import { hash as words } from "content/instruments.ts";
import { count } from "content/numbers.ts";
import { atFirst } from "instruments/contract.ts";
import { fileSize, type GivenFile } from "instruments/frame/files.ts";
import { decode } from "instruments/frame/read-text.ts";
import { hashOptions } from "instruments/hash/options.ts";
import { type ChangeEvent, type DragEvent, useEffect, useRef } from "react";
import bag from "web/instruments/frame/bag.module.css";
import { FileInstrument } from "web/instruments/frame/file-instrument.tsx";
import button from "web/parts/button.module.css";
import { Button } from "web/parts/button.tsx";
import { classNames } from "web/parts/class-names.ts";
import control from "web/parts/control-label.module.css";
import text from "web/parts/text.module.css";
import css from "./hash.module.css";

/** Files or a folder, hashed and compared with a list, which is the option. */
export function HashInstrument() {
  return (
    <FileInstrument
      words={words}
      load={() => import("./hash-work.tsx")}
      options={atFirst(hashOptions)}
      multiple
      labelled={namesOf}
      cells={(kept) => (
        <HashList initial={kept.current.list} onChange={(list) => (kept.current = { list })} />
      )}
    />
  );
}

const namesOf = (files: readonly GivenFile[]) => [
  count(files.length),
  fileSize(files.reduce((sum, { file }) => sum + file.size, 0)),
];

/** The longest list, in bytes: about a million lines. */
const MOST = 100_000_000;

type HashListProps = {
  readonly initial: string;
  readonly onChange: (text: string) => void;
  /** Adds a button, for files that are already hashed. */
  readonly onCompare?: () => void;
};

/** The cell for the list: typed or pasted, or a file chosen for it or dropped on it. */
export function HashList({ initial, onChange, onCompare }: HashListProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const change = useRef(onChange);
  change.current = onChange;
  useEffect(() => {
    // Typed before scripts loaded.
    if (area.current?.value) change.current(area.current.value);
  }, []);
  const fill = async (file: File | undefined) => {
    if (!file || file.size > MOST || !area.current) return;
    area.current.value = decode(new Uint8Array(await file.arrayBuffer())).text;
    onChange(area.current.value);
  };
  const drop = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    fill(event.dataTransfer.files[0]);
  };
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) =>
    fill(currentTarget.files?.[0]);
  return (
    <div className={classNames(bag.cell, css.list)}>
      <label htmlFor="hash-list">{hashOptions.list.label}</label>
      <textarea
        ref={area}
        id="hash-list"
        rows={3}
        spellCheck={false}
        autoComplete="off"
        defaultValue={initial}
        aria-describedby="hash-list-hint"
        onInput={({ currentTarget }) => onChange(currentTarget.value)}
        onDrop={drop}
      />
      <p id="hash-list-hint">{words.list.hint}</p>
      <div>
        <label className={classNames(button.button, button.line, button.small, control.label)}>
          {words.list.choose}
          <input className={text.hidden} type="file" data-list="" onChange={choose} />
        </label>
        {onCompare && (
          <Button small onClick={onCompare}>
            {words.list.compare}
          </Button>
        )}
      </div>
    </div>
  );
}
