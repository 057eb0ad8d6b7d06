import { Exhibit } from "web/drawings/exhibit.tsx";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import css from "./esi-process.module.css";

type Line = "from" | "to" | "re";
type EngagementMemoContent = {
  readonly heading: string;
  readonly letter: string;
  readonly memo: Readonly<Record<"title" | "note" | "foot" | Line, string>>;
  readonly terms: Readonly<Record<Line, string>>;
  readonly steps: readonly Readonly<Record<"title" | "text" | "takes", string>>[];
};

const lines = ["from", "to", "re"] as const satisfies readonly Line[];

/** A process in the form of a one-page memorandum. */
export function EsiProcess({ id, label, heading, letter, memo, terms, steps }: SectionProps & EngagementMemoContent) {
  return (
    <Sheet id={id} label={label} ground="board">
      <div className={css.split}>
        <h2>{heading}</h2>
        <Exhibit letter={letter} title={memo.title} note={memo.note} foot={memo.foot} className={css.memo}>
          <dl className={classNames(text.mono, css.head)}>
            {lines.map((line) => (
              <div key={line}>
                <dt>{terms[line]}</dt>
                <dd>{memo[line]}</dd>
              </div>
            ))}
          </dl>
          <ol className={css.steps}>
            {steps.map((step, i) => (
              <li key={step.title}>
                <span>{i + 1}.</span>
                <h3>{step.title}</h3>
                <p>{step.text}</p>
                <span className={text.mono}>{step.takes}</span>
              </li>
            ))}
          </ol>
        </Exhibit>
      </div>
    </Sheet>
  );
}
