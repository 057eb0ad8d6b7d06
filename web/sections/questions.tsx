import type { Words } from "content/kinds.ts";
import type { SectionProps } from "web/layout/sheet.tsx";
import { classNames } from "web/parts/class-names.ts";
import { FactList } from "web/parts/fact-list.tsx";
import { RichText } from "web/parts/rich-text.tsx";
import text from "web/parts/text.module.css";
import css from "./questions.module.css";
import { HeadedSheet } from "./section-head.tsx";

/** Clients' questions with answers. */
export function Questions({
  lines,
  ...section
}: SectionProps & Words<"questions"> & { ground?: "bond" | "board" }) {
  return (
    <HeadedSheet {...section}>
      <FactList
        className={classNames(text.item, css.depo)}
        termClass={text.name}
        facts={lines.map(({ question, answer }) => [
          question,
          <RichText key={question}>{answer}</RichText>,
        ])}
      />
    </HeadedSheet>
  );
}
