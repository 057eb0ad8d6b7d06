import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import text from "#app/ui/text.module.css";
import css from "./standing.module.css";

/** On ink what matters, in a line what lies between, dashed what nothing is known of; plain what needs no look. */
export type Sign = "ink" | "line" | "dashed";

/** How it stands with a row of a table, at the end of it. */
export function Standing({ sign, children }: { sign: Sign | undefined; children: ReactNode }) {
  return (
    <span className={classNames(text.mono, css.standing)} data-sign={sign}>
      {children}
    </span>
  );
}
