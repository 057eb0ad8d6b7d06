import type { ReactNode } from "react";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import css from "./result.module.css";

/** Solid: important. Line: in between. Dashed: unknown. Undefined: needs no attention. */
export type Sign = "ink" | "line" | "dashed";

/** The status at the end of a table row. */
export function Standing({ sign, children }: { sign: Sign | undefined; children: ReactNode }) {
  return (
    <span className={classNames(text.mono, css.standing)} data-sign={sign}>
      {children}
    </span>
  );
}
