import { type ComponentType, type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "web/parts/button.tsx";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import css from "./fold.module.css";
import result from "./result.module.css";

/**
 * A long part of an exhibit, closed until opened or until it needs attention (`wanted`), or open at
 * first (`open`). It is printed open.
 */
export function Fold({
  line,
  wanted = false,
  open,
  className,
  children,
}: {
  line: ReactNode;
  wanted?: boolean;
  open?: boolean;
  className?: string | undefined;
  children: ReactNode;
}) {
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // Only opens, never closes: the visitor may still be correcting an error in it.
    if (wanted && fold.current) fold.current.open = true;
  }, [wanted]);
  return (
    <details ref={fold} className={classNames(css.part, className)} open={open}>
      <summary className={css.line}>{line}</summary>
      {children}
    </details>
  );
}

export type MeasuredWords = {
  readonly summary: string;
  /** Shown before the buttons; what is loaded is then shown below them. */
  readonly text?: string;
  readonly try?: string;
  readonly save: string;
};

type MeasuredFoldProps = {
  readonly words: MeasuredWords;
  readonly onTry: () => void;
  readonly onSave: () => void;
  /** Loads its content when it is opened. */
  readonly load: () => Promise<ComponentType | undefined>;
};

/**
 * How an instrument was measured, shown in every state, with the test text to save and sometimes to
 * read.
 */
export function MeasuredFold({ words, onTry, onSave, load }: MeasuredFoldProps) {
  const [Inside, setInside] = useState<ComponentType>();
  const open = (isOpen: boolean) => {
    if (isOpen && !Inside)
      load().then(
        (loaded) => setInside(() => loaded),
        () => undefined,
      );
  };
  return (
    <details
      className={classNames(css.part, text.offPaper)}
      onToggle={({ currentTarget }) => open(currentTarget.open)}
    >
      <summary className={css.line}>{words.summary}</summary>
      {words.text ? <p>{words.text}</p> : Inside && <Inside />}
      <div className={result.buttons}>
        {words.try && (
          <Button small line onClick={onTry}>
            {words.try}
          </Button>
        )}
        <Button small line onClick={onSave}>
          {words.save}
        </Button>
      </div>
      {words.text && Inside && <Inside />}
    </details>
  );
}
