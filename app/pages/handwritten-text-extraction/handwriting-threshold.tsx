import { Fragment } from "react";
import { type SectionProps, Sheet } from "#app/layout/sheet.tsx";
import { SectionHead, type SectionHeadContent } from "#app/sections/section-head.tsx";
import { classNames } from "#app/ui/class-names.ts";
import text from "#app/ui/text.module.css";
import css from "./handwriting-threshold.module.css";

type ThresholdContent = SectionHeadContent & {
  readonly label: string;
  /** What is written on the line between the words that are kept and the words that are doubted. */
  readonly line: string;
  readonly words: readonly {
    readonly certainty: string;
    readonly read: string;
    readonly state: "kept" | "doubted";
    readonly fate: string;
  }[];
};

/** Words by the machine's certainty: in the clean cut above the client's threshold, in the broken one below it. */
export function HandwritingThreshold({ id, label, line, words, ...head }: SectionProps & ThresholdContent) {
  const firstDoubt = words.findIndex(({ state }) => state === "doubted");
  return (
    <Sheet id={id} label={label}>
      <SectionHead {...head} />
      <ol className={css.words} data-specimen>
        {words.map(({ certainty, read, state, fate }, i) => (
          <Fragment key={read}>
            {i === firstDoubt && (
              <li className={css.line}>
                <mark>{line}</mark>
              </li>
            )}
            <li className={classNames(css.word, css[state])}>
              <span className={text.monoInk}>{certainty}%</span>
              <b>{read}</b>
              <p>{fate}</p>
            </li>
          </Fragment>
        ))}
      </ol>
    </Sheet>
  );
}
