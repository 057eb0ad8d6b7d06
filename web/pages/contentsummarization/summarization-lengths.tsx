import { type SectionProps, Sheet } from "#app/layout/sheet.tsx";
import { SectionHead, type SectionHeadContent } from "#app/sections/section-head.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { RichText } from "#app/ui/rich-text.tsx";
import text from "#app/ui/text.module.css";
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
