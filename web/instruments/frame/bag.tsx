import { instrumentFrame } from "content/instruments.ts";
import type { GivenFile } from "instruments/frame/files.ts";
import {
  type ChangeEvent,
  type ClipboardEvent,
  type DragEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import button from "web/parts/button.module.css";
import { Button } from "web/parts/button.tsx";
import { classNames } from "web/parts/class-names.ts";
import control from "web/parts/control-label.module.css";
import text from "web/parts/text.module.css";
import css from "./bag.module.css";
import { filesOfInput, filesOfTransfer } from "./given-files.ts";

export type BagWords = {
  readonly put: string;
  readonly say: string;
  readonly choose: string;
  /** With it, whole folders may be chosen too. */
  readonly chooseFolder?: string;
};

type BagProps = {
  readonly words: BagWords;
  readonly label: readonly LabelCell[];
  readonly accept?: string;
  readonly multiple?: boolean;
  readonly onFiles: (files: readonly GivenFile[]) => void;
  readonly onSpecimen: () => void;
  /** Loads the work's code when a visitor is about to use it. */
  readonly preload: () => void;
  readonly children?: ReactNode;
};

/**
 * The drop area at rest. Files may be chosen, dropped or pasted. It also takes files given before
 * scripts loaded.
 */
export function Bag({
  words,
  label,
  accept,
  multiple = false,
  onFiles,
  onSpecimen,
  preload,
  children,
}: BagProps) {
  const bag = useRef<HTMLFieldSetElement>(null);
  const [isOver, setIsOver] = useState(false);
  useEarlyFiles(bag, onFiles);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = filesOfInput(currentTarget);
    if (files.length > 0) onFiles(files);
  };
  const receive = async (transfer: DataTransfer) => onFiles(await filesOfTransfer(transfer));
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    receive(event.dataTransfer);
  };
  const paste = ({ clipboardData }: ClipboardEvent) =>
    clipboardData.files.length > 0 && receive(clipboardData);
  const over = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(true);
    preload();
  };
  return (
    <fieldset
      ref={bag}
      className={css.bag}
      data-over={isOver ? "" : undefined}
      aria-label={words.put}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      onPaste={paste}
      onFocus={preload}
      onPointerEnter={preload}
    >
      <svg
        className={css.mouth}
        viewBox="0 0 1000 36"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d="M0 18C120 2 880 2 1000 18 880 34 120 34 0 18z" />
      </svg>
      <div className={css.paper}>
        <span className={css.lines} aria-hidden="true">
          {lineNumbers}
        </span>
        <h4>{words.put}</h4>
        <p>{words.say}</p>
        <div className={css.buttons}>
          <label className={classNames(button.button, control.label)}>
            {words.choose}
            <input
              className={text.hidden}
              type="file"
              accept={accept}
              multiple={multiple}
              onChange={choose}
              data-focus=""
            />
          </label>
          {words.chooseFolder && (
            <label className={classNames(button.button, button.line, control.label, css.lined)}>
              {words.chooseFolder}
              <input className={text.hidden} type="file" multiple onChange={choose} {...folder} />
            </label>
          )}
          <Button line className={css.lined} onClick={onSpecimen}>
            {instrumentFrame.specimenButton}
          </Button>
        </div>
      </div>
      {children}
      <BagLabel cells={label} />
    </fieldset>
  );
}

/** Enough for the tallest bag; the rest is cut off. */
const lineNumbers = Array.from({ length: 24 }, (_, i) => i + 1).join("\n");

const folder = { webkitdirectory: "" };

function useEarlyFiles(
  bag: { readonly current: HTMLElement | null },
  onFiles: BagProps["onFiles"],
) {
  const take = useRef(onFiles);
  take.current = onFiles;
  useEffect(() => {
    const inputs = [...(bag.current?.querySelectorAll<HTMLInputElement>("input[type=file]") ?? [])];
    const files = inputs.flatMap((input) => filesOfInput(input));
    if (files.length > 0) take.current(files);
  }, [bag]);
}

export type TextCellWords = { readonly label: string; readonly hint: string; readonly run: string };

type TextCellProps = {
  readonly words: TextCellWords;
  /** Keeps the typed text for a return to the cell. */
  readonly kept: { current: string };
  readonly onText: (text: string) => void;
};

/** A cell of the bag for pasted text. */
export function TextCell({ words, kept, onText }: TextCellProps) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const keep = () => {
    kept.current = area.current?.value ?? "";
  };
  // Typed before scripts loaded.
  useEffect(() => {
    if (area.current?.value) kept.current = area.current.value;
  }, [kept]);
  const run = () => {
    if (kept.current.trim()) onText(kept.current);
    else area.current?.focus();
  };
  return (
    <div className={css.cell}>
      <label htmlFor={id}>{words.label}</label>
      <textarea
        ref={area}
        id={id}
        rows={4}
        autoComplete="off"
        spellCheck={false}
        defaultValue={kept.current}
        onInput={keep}
        aria-describedby={`${id}-hint`}
      />
      <p id={`${id}-hint`}>{words.hint}</p>
      <div>
        <Button small onClick={run}>
          {words.run}
        </Button>
      </div>
    </div>
  );
}

/**
 * Takes text that is dropped on the bag or pasted outside its cells. Inside a cell the browser
 * handles it.
 */
export function TextTarget({
  onText,
  children,
}: {
  onText: (text: string) => void;
  children: ReactNode;
}) {
  const take = (event: DragEvent | ClipboardEvent, transfer: DataTransfer) => {
    const text = transfer.files.length === 0 ? transfer.getData("text/plain") : "";
    if (!text) return;
    event.stopPropagation();
    if (event.target instanceof HTMLTextAreaElement) return;
    event.preventDefault();
    onText(text);
  };
  return (
    <div
      onDropCapture={(event) => take(event, event.dataTransfer)}
      onPasteCapture={(event) => take(event, event.clipboardData)}
    >
      {children}
    </div>
  );
}

export type LabelCell = { readonly term: string; readonly value?: string; readonly wide?: boolean };

/**
 * The bag's label: blank at rest, filled while working, at the head of the result. The same cells
 * in the same order.
 */
export function BagLabel({ cells }: { cells: readonly LabelCell[] }) {
  return (
    <dl className={css.label}>
      {cells.map(({ term, value, wide }) => (
        <div key={term} data-wide={wide ? "" : undefined}>
          <dt className={text.mono}>{term}</dt>
          <dd data-blank={value ? undefined : ""}>
            {value ?? <span className={text.hidden}>{instrumentFrame.empty}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
