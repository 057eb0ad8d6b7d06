import type { Words } from "content/kinds.ts";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { RichText } from "web/parts/rich-text.tsx";
import css from "./questions.module.css";
import { SectionHead } from "./section-head.tsx";

/** Clients' questions with answers. */
export function Questions({
  id,
  label,
  lines,
  ground = "bond",
  ...head
}: SectionProps & Words<"questions"> & { ground?: "bond" | "board" }) {
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
