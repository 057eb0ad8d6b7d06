import { type ReactNode, useEffect, useRef } from "react";
import css from "./fold.module.css";

/** A long part of an exhibit, shut until somebody wants it, or until something in it needs a look (`wanted`); on paper it is open. */
export function Fold({ line, wanted = false, children }: { line: ReactNode; wanted?: boolean; children: ReactNode }) {
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    // Opened, never shut: whoever mends what was wrong is still at it.
    if (wanted && fold.current) fold.current.open = true;
  }, [wanted]);
  return (
    <details ref={fold} className={css.part}>
      <summary className={css.line}>{line}</summary>
      {children}
    </details>
  );
}
