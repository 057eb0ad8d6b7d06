import { type SectionProps, Sheet } from "#app/layout/sheet.tsx";
import { ColumnHeads } from "#app/sections/column-heads.tsx";
import { SectionHead, type SectionHeadContent } from "#app/sections/section-head.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Redacted } from "#app/ui/redaction.tsx";
import text from "#app/ui/text.module.css";
import css from "./deidentification-kinds.module.css";

type KindsContent = SectionHeadContent & {
  readonly label: string;
  readonly columns: readonly [kind: string, found: string, produced: string, rule: string];
  readonly rows: readonly { readonly kind: string; readonly found: string; readonly produced: string; readonly rule: string }[];
  /** The name of the box that lifts all bars; without it, each lifts under the pointer. */
  readonly lift: string;
  readonly note: string;
};

/** What identifies a person, what replaces it and under which rule. The bars lift over the invented originals. */
export function DeidentificationKinds({ id, label, columns, rows, lift, note, ...head }: SectionProps & KindsContent) {
  return (
    <Sheet id={id} label={label}>
      <SectionHead {...head} />
      <div data-redactions="shut">
        <label className={css.lift}>
          <input type="checkbox" />
          {lift}
        </label>
        <table className={css.kinds}>
          <ColumnHeads columns={columns} />
          <tbody>
            {rows.map(({ kind, found, produced, rule }) => (
              <tr key={kind}>
                <th scope="row">{kind}</th>
                <td className={css.found}>
                  <Redacted>{found}</Redacted>
                </td>
                <td className={css.produced}>{produced}</td>
                <td className={css.rule}>{rule}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={classNames(text.mono, css.note)}>{note}</p>
    </Sheet>
  );
}
