import { type ClipboardEvent, type DragEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { Button } from "web/parts/button.tsx";
import css from "./bag.module.css";

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
      <div className={css.textRun}>
        <Button small onClick={run}>
          {words.run}
        </Button>
      </div>
    </div>
  );
}

/** Takes text that is dropped on the bag or pasted outside its cells. Inside a cell the browser handles it. */
export function TextTarget({ onText, children }: { onText: (text: string) => void; children: ReactNode }) {
  const take = (event: DragEvent | ClipboardEvent, transfer: DataTransfer) => {
    const text = transfer.files.length === 0 ? transfer.getData("text/plain") : "";
    if (!text) return;
    event.stopPropagation();
    if (event.target instanceof HTMLTextAreaElement) return;
    event.preventDefault();
    onText(text);
  };
  return (
    <div onDropCapture={(event) => take(event, event.dataTransfer)} onPasteCapture={(event) => take(event, event.clipboardData)}>
      {children}
    </div>
  );
}
