import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { classNames } from "web/parts/class-names.ts";
import { Lift, Liftable } from "web/parts/redaction.tsx";
import text from "web/parts/text.module.css";
import { ColumnHeads } from "web/sections/column-heads.tsx";
import { SectionHead, type SectionHeadContent } from "web/sections/section-head.tsx";
import css from "./deidentification-kinds.module.css";

type KindsContent = SectionHeadContent & {
  readonly label: string;
  readonly columns: readonly [kind: string, found: string, produced: string, rule: string];
  /** `words`: the length of the bar, in words. The words under it are in counsel’s copy, in the order of the rows. */
  readonly rows: readonly { readonly kind: string; readonly words: number; readonly produced: string; readonly rule: string }[];
  /** The label of the box that lifts all bars. */
  readonly lift: string;
  readonly failed: string;
  readonly note: string;
};

/** What identifies a person, what replaces it and under which rule. The originals are loaded when the bars are lifted. */
export function DeidentificationKinds({ id, label, columns, rows, lift, failed, note, ...head }: SectionProps & KindsContent) {
  return (
    <Sheet id={id} label={label}>
      <SectionHead {...head} />
      <Lift copy="found" words={{ lift, apply: lift, failed }} className={css.lift} />
      <table className={css.kinds}>
        <ColumnHeads columns={columns} />
        <tbody>
          {rows.map(({ kind, words, produced, rule }, i) => (
            <tr key={kind}>
              <th scope="row">{kind}</th>
              <td className={css.found}>
                <Liftable words={words} copy="found" bar={i} />
              </td>
              <td className={css.produced}>{produced}</td>
              <td className={css.rule}>{rule}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classNames(text.mono, css.note)}>{note}</p>
    </Sheet>
  );
}
