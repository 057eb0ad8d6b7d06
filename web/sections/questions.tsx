import { labels } from "content/labels.ts";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { RichText } from "web/parts/rich-text.tsx";
import text from "web/parts/text.module.css";
import css from "./questions.module.css";
import { SectionHead, type SectionHeadContent } from "./section-head.tsx";

export type DepositionContent = SectionHeadContent & {
  readonly label: string;
  readonly lines: readonly { readonly question: string; readonly answer: string }[];
};

/** Clients' questions with answers, in the form of a transcript. */
export function Questions({
  id,
  label,
  lines,
  ground = "bond",
  ...head
}: SectionProps & DepositionContent & { ground?: "bond" | "board" }) {
  return (
    <Sheet id={id} label={label} heading={head.heading} ground={ground}>
      <SectionHead {...head} />
      <dl className={css.depo}>
        {lines.map(({ question, answer }) => (
          <div key={question}>
            <dt>
              <b className={text.mono}>{labels.question}</b>
              <span>{question}</span>
            </dt>
            <dd>
              <b className={text.mono}>{labels.answer}</b>
              <span>
                <RichText>{answer}</RichText>
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
