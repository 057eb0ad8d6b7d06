import { handwrittenTextExtraction as content } from "content/pages/handwritten-text-extraction.ts";
import { Fragment } from "react";
import { Page } from "web/layout/page.tsx";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import { BeforeAfter } from "web/sections/before-after.tsx";
import { Checklist } from "web/sections/checklist.tsx";
import { Closing } from "web/sections/closing.tsx";
import { FeatureIndex } from "web/sections/feature-index.tsx";
import { PracticeHero } from "web/sections/practice-hero.tsx";
import { Process } from "web/sections/process.tsx";
import { SectionHead } from "web/sections/section-head.tsx";
import { UseDocket } from "web/sections/use-docket.tsx";
import { HandwritingExhibit } from "./handwriting-exhibit.tsx";
import css from "./handwritten-text-extraction.module.css";

export const { meta } = content;

export default function HandwrittenTextExtraction() {
  return (
    <Page path="/handwritten-text-extraction" practice="ai">
      <PracticeHero id="top" practice="ai" {...content.hero}>
        <HandwritingExhibit letter="A" />
      </PracticeHero>
      <HandwritingThreshold id="threshold" {...content.threshold} />
      <BeforeAfter id="benefits" {...content.benefits} />
      <FeatureIndex id="features" {...content.features} />
      <UseDocket id="uses" ground="board" {...content.uses} />
      <Process id="process" {...content.process} />
      <Checklist id="limits" {...content.limits} />
      <Closing id="next" ground="tab" {...content.closing} />
    </Page>
  );
}

/** Words with the machine's certainty: in clear type above the client's threshold, in broken type below. */
function HandwritingThreshold({ id, label, line, words, ...head }: SectionProps & typeof content.threshold) {
  const firstDoubt = words.findIndex(({ state }) => state === "doubted");
  return (
    <Sheet id={id} label={label} heading={head.heading}>
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
