import { labels } from "content/labels.ts";
import type { Words } from "content/pages/kinds.ts";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { RichText } from "web/parts/rich-text.tsx";
import text from "web/parts/text.module.css";
import css from "./questions.module.css";
import { SectionHead } from "./section-head.tsx";

/** Clients' questions with answers, in the form of a transcript. */
export function Questions({
  id,
  label,
  lines,
  ground = "bond",
  ...head
}: SectionProps & Words<"questions"> & { ground?: "bond" | "board" }) {
  return (
    <Sheet id={id} label={label} ground={ground}>
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
