import type { Words } from "content/kinds.ts";
import type { SectionProps } from "web/layout/sheet.tsx";
import { classNames } from "web/parts/class-names.ts";
import { Phrase } from "web/parts/rich-text.tsx";
import text from "web/parts/text.module.css";
import blocks from "web/sections/blocks.module.css";
import folders from "web/sections/folders.module.css";
import css from "./process.module.css";
import { HeadedSheet } from "./section-head.tsx";

/** A process in the form of a chain-of-custody record. */
export function Process({
  steps,
  ...section
}: SectionProps & Words<"process"> & { ground?: "bond" | "board" }) {
  return (
    <HeadedSheet {...section}>
      <ol className={classNames(folders.framed, blocks.texts, css.form)}>
        {steps.map((step, i) => (
          <li key={step.title}>
            <span className={classNames(text.heading, css.number)}>{i + 1}</span>
            <h3>{step.title}</h3>
            <Phrase as="p" words={step.text} />
            <dl className={text.mono}>
              {step.facts.flatMap(([term, value]) => [
                <dt key={term}>{term}</dt>,
                <dd key={`${term}.`}>{value}</dd>,
              ])}
            </dl>
          </li>
        ))}
      </ol>
    </HeadedSheet>
  );
}
