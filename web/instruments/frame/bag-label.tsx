import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import css from "./bag.module.css";
import { instrumentFrame } from "./words.ts";

export type LabelCell = { readonly term: string; readonly value?: string; readonly wide?: boolean };

/** The bag's label: blank at rest, filled while working, at the head of the result (`top`). The same cells in the same order. */
export function BagLabel({ cells, top = false }: { cells: readonly LabelCell[]; top?: boolean }) {
  return (
    <dl className={classNames(css.label, top && css.top)}>
      {cells.map(({ term, value, wide }) => (
        <div key={term} data-wide={wide ? "" : undefined}>
          <dt className={text.mono}>{term}</dt>
          <dd data-blank={value ? undefined : ""}>{value ?? <span className={text.hidden}>{instrumentFrame.empty}</span>}</dd>
        </div>
      ))}
    </dl>
  );
}
