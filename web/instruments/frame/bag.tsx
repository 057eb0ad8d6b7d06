import { type ChangeEvent, type ClipboardEvent, type DragEvent, type ReactNode, useEffect, useRef, useState } from "react";
import button from "web/parts/button.module.css";
import { Button } from "web/parts/button.tsx";
import { classNames } from "web/parts/class-names.ts";
import control from "web/parts/control-label.module.css";
import text from "web/parts/text.module.css";
import css from "./bag.module.css";
import { BagLabel, type LabelCell } from "./bag-label.tsx";
import { filesOfInput, filesOfTransfer, type GivenFile } from "./intake.ts";
import { instrumentFrame } from "./words.ts";

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
 * The drop area at rest. Files may be chosen, dropped or pasted. It also takes files given before scripts loaded.
 */
export function Bag({ words, label, accept, multiple = false, onFiles, onSpecimen, preload, children }: BagProps) {
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
  const paste = ({ clipboardData }: ClipboardEvent) => clipboardData.files.length > 0 && receive(clipboardData);
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
      <svg className={css.mouth} viewBox="0 0 1000 36" preserveAspectRatio="none" aria-hidden="true">
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
            <input className={text.hidden} type="file" accept={accept} multiple={multiple} onChange={choose} data-focus="" />
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
const lineNumbers = Array.from({ length: instrumentFrame.lines }, (_, i) => i + 1).join("\n");

const folder = { webkitdirectory: "" };

function useEarlyFiles(bag: { readonly current: HTMLElement | null }, onFiles: BagProps["onFiles"]) {
  const take = useRef(onFiles);
  take.current = onFiles;
  useEffect(() => {
    const inputs = [...(bag.current?.querySelectorAll<HTMLInputElement>("input[type=file]") ?? [])];
    const files = inputs.flatMap((input) => filesOfInput(input));
    if (files.length > 0) take.current(files);
  }, [bag]);
}
