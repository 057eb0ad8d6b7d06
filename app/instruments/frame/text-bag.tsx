import { type ClipboardEvent, type DragEvent, useEffect, useId, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { Bag } from "./bag.tsx";
import css from "./text-bag.module.css";

type TextBagProps = Omit<Parameters<typeof Bag>[0], "children"> & {
  readonly cell: { readonly label: string; readonly hint: string; readonly run: string };
  /** Keeps the typed text for a return to the cell. */
  readonly kept: { current: string };
  readonly onText: (text: string) => void;
};

/** The bag with a cell for pasted text. Text dropped on the bag or pasted outside the cell is used at once. */
export function TextBag({ cell, kept, onText, ...bag }: TextBagProps) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const keep = () => {
    kept.current = area.current?.value ?? "";
  };
  // Typed before scripts loaded.
  useEffect(() => {
    if (area.current?.value) kept.current = area.current.value;
  }, [kept]);
  const take = (event: DragEvent | ClipboardEvent, transfer: DataTransfer) => {
    const text = transfer.files.length === 0 ? transfer.getData("text/plain") : "";
    if (!text) return;
    event.stopPropagation();
    if (event.target instanceof HTMLTextAreaElement) return;
    event.preventDefault();
    onText(text);
  };
  const run = () => {
    if (kept.current.trim()) onText(kept.current);
    else area.current?.focus();
  };
  return (
    <div onDropCapture={(event) => take(event, event.dataTransfer)} onPasteCapture={(event) => take(event, event.clipboardData)}>
      <Bag {...bag}>
        <div className={css.cell}>
          <label htmlFor={id}>{cell.label}</label>
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
          <p id={`${id}-hint`}>{cell.hint}</p>
          <div className={css.run}>
            <Button small onClick={run}>
              {cell.run}
            </Button>
          </div>
        </div>
      </Bag>
    </div>
  );
}
