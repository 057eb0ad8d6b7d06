import { Fragment } from "react";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import { SectionHead, type SectionHeadContent } from "web/sections/section-head.tsx";
import css from "./handwriting-threshold.module.css";

type ThresholdContent = SectionHeadContent & {
  readonly label: string;
  /** The label of the line between accepted and doubted words. */
  readonly line: string;
  readonly words: readonly {
    readonly certainty: string;
    readonly read: string;
    readonly state: "kept" | "doubted";
    readonly fate: string;
  }[];
};

/** Words with the machine's certainty: in clear type above the client's threshold, in broken type below. */
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
