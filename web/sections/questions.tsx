import type { Words } from "content/kinds.ts";
import type { SectionProps } from "web/layout/sheet.tsx";
import { RichText } from "web/parts/rich-text.tsx";
import css from "./questions.module.css";
import { HeadedSheet } from "./section-head.tsx";

/** Clients' questions with answers. */
export function Questions({
  id,
  label,
  lines,
  ground = "bond",
  ...head
}: SectionProps & Words<"questions"> & { ground?: "bond" | "board" }) {
  return (
    <HeadedSheet id={id} label={label} {...head} ground={ground}>
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
    </HeadedSheet>
  );
}
