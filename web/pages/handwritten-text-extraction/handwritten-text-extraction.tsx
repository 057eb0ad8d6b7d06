import { handwriting } from "content/specimen/exhibits/handwriting.ts";
import { Fragment } from "react";
import { Exhibit } from "web/exhibits/exhibit.tsx";
import { Handwriting } from "web/exhibits/handwriting-line.tsx";
import { Page } from "web/layout/page.tsx";
import type { SectionProps } from "web/layout/sheet.tsx";
import type { PageProps } from "web/pages/index.ts";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import { BeforeAfter } from "web/sections/before-after.tsx";
import blocks from "web/sections/blocks.module.css";
import { Checklist } from "web/sections/checklist.tsx";
import { Closing } from "web/sections/closing.tsx";
import { FeatureIndex } from "web/sections/item-list.tsx";
import { PracticeHero } from "web/sections/practice-hero.tsx";
import { Process } from "web/sections/process.tsx";
import { HeadedSheet } from "web/sections/section-head.tsx";
import { UseDocket } from "web/sections/use-docket.tsx";
import css from "./handwritten-text-extraction.module.css";

type Words = PageProps<"handwritten-text-extraction">["words"];

export default function HandwrittenTextExtraction({
  words,
}: PageProps<"handwritten-text-extraction">) {
  return (
    <Page path="/handwritten-text-extraction" practice="ai">
      <PracticeHero id="top" practice="ai" {...words.hero}>
        <HandwritingExhibit letter="A" />
      </PracticeHero>
      <HandwritingThreshold id="threshold" {...words.threshold} />
      <BeforeAfter id="benefits" {...words.benefits} />
      <FeatureIndex id="features" {...words.features} />
      <UseDocket id="uses" ground="board" {...words.uses} />
      <Process id="process" {...words.process} />
      <Checklist id="limits" {...words.limits} />
      <Closing id="next" ground="tab" {...words.closing} />
    </Page>
  );
}

/**
 * Words with the machine's certainty: in clear type above the client's threshold, in broken type
 * below.
 */
function HandwritingThreshold({
  id,
  label,
  line,
  words,
  ...head
}: SectionProps & Words["threshold"]) {
  const firstDoubt = words.findIndex(({ state }) => state === "doubted");
  return (
    <HeadedSheet id={id} label={label} {...head}>
      <ol className={classNames(blocks.ruled, css.words)} data-specimen>
        {words.map(({ certainty, read, state, fate }, i) => (
          <Fragment key={read}>
            {i === firstDoubt && (
              <li className={css.line}>
                <mark>{line}</mark>
              </li>
            )}
            <li className={css.word}>
              <span className={text.monoInk}>{certainty}%</span>
              <b className={classNames(text.h1, state === "doubted" && text.alleged)}>{read}</b>
              <p className={text.sub}>{fate}</p>
            </li>
          </Fragment>
        ))}
      </ol>
    </HeadedSheet>
  );
}

const { title, note, foot, lines, threshold, drawn } = handwriting;

/** A notebook page read line by line, with the certainty of each reading. */
export function HandwritingExhibit({ letter }: { letter?: string | undefined }) {
  return (
    <Exhibit letter={letter} title={title} note={note} foot={foot}>
      <ol className={css.lines}>
        {lines.map((line, i) => (
          <li key={line.words}>
            <div className={css.ink}>
              <Handwriting words={line.words} label={drawn(i + 1)} />
            </div>
            <p>
              <span>{line.certainty < threshold ? <mark>{line.words}</mark> : line.words}</span>
              <span className={text.mono}>{line.certainty}%</span>
            </p>
          </li>
        ))}
      </ol>
    </Exhibit>
  );
}
