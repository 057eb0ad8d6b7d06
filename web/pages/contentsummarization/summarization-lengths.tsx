import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { classNames } from "web/parts/class-names.ts";
import { RichText } from "web/parts/rich-text.tsx";
import text from "web/parts/text.module.css";
import { SectionHead, type SectionHeadContent } from "web/sections/section-head.tsx";
import css from "./summarization-lengths.module.css";

type LengthsContent = SectionHeadContent & {
  readonly label: string;
  readonly lengths: readonly {
    readonly name: string;
    readonly amount: string;
    readonly sample: string;
    readonly facts: readonly (readonly [term: string, value: string])[];
  }[];
};

/** The three summary lengths, in columns of proportional width. */
export function SummarizationLengths({ id, label, lengths, ...head }: SectionProps & LengthsContent) {
  return (
    <Sheet id={id} label={label}>
      <SectionHead {...head} />
      <ol className={css.lengths}>
        {lengths.map(({ name, amount, sample, facts }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p className={classNames(text.mono, css.amount)}>{amount}</p>
            <p className={css.sample}>
              <RichText>{sample}</RichText>
            </p>
            <dl>
              {facts.map(([term, value]) => (
                <div key={term}>
                  <dt className={text.mono}>{term}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
