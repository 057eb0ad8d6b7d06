import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { RichText } from "web/parts/rich-text.tsx";
import css from "./questions.module.css";
import { SectionHead, type SectionHeadContent } from "./section-head.tsx";

export type DepositionContent = SectionHeadContent & {
  readonly label: string;
  readonly lines: readonly { readonly question: string; readonly answer: string }[];
};

/** Clients' questions with answers,. */
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
            <dt>{question}</dt>
            <dd>
              <RichText>{answer}</RichText>
            </dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
