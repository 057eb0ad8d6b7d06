import { type ReactNode, useEffect, useRef } from "react";
import css from "./fold.module.css";

/** A long part of an exhibit, closed until opened or until it needs attention (`wanted`). It is printed open. */
export function Fold({ line, wanted = false, children }: { line: ReactNode; wanted?: boolean; children: ReactNode }) {
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // Only opens, never closes: the visitor may still be correcting an error in it.
    if (wanted && fold.current) fold.current.open = true;
  }, [wanted]);
  return (
    <details ref={fold} className={css.part}>
      <summary className={css.line}>{line}</summary>
      {children}
    </details>
  );
}
