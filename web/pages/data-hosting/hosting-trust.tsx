import { Exhibit, LogTable } from "web/drawings/exhibit.tsx";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { RichText } from "web/parts/rich-text.tsx";
import text from "web/parts/text.module.css";
import type { CheckItem } from "web/sections/checklist.tsx";
import css from "./hosting-trust.module.css";
import { SecurityAnswers } from "./security-answers.tsx";

type AccessLogContent = {
  readonly heading: string;
  readonly lead: string;
  readonly letter: string;
  readonly items: readonly CheckItem[];
  readonly log: {
    readonly title: string;
    readonly note: string;
    readonly foot: string;
    readonly columns: readonly string[];
    readonly rows: readonly (readonly string[])[];
    /** The row of a refused attempt. */
    readonly marked: number;
  };
};

/** Who may look at the data, shown as an access log. */
export function HostingTrust({ id, label, heading, lead, letter, items, log }: SectionProps & AccessLogContent) {
  return (
    <Sheet id={id} label={label} ground="ink">
      <h2 className={css.heading}>
        <RichText>{heading}</RichText>
      </h2>
      <div className={css.split}>
        <div className={css.evidence}>
          <p className={text.lead}>{lead}</p>
          <Exhibit letter={letter} title={log.title} note={log.note} foot={log.foot}>
            <LogTable label={log.title} columns={log.columns} rows={log.rows.map((cells, i) => ({ cells, on: i === log.marked }))} />
          </Exhibit>
        </div>
        <div>
          <ul className={css.list}>
            {items.map(({ strong, rest }) => (
              <li key={strong}>
                <b>{strong}</b> {rest}
              </li>
            ))}
          </ul>
          <SecurityAnswers />
        </div>
      </div>
    </Sheet>
  );
}
