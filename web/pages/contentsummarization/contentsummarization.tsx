import { contentsummarization as content } from "content/pages.ts";
import { Instrument } from "web/instruments/frame/instrument.tsx";
import { SummaryInstrument } from "web/instruments/summary/summary-instrument.tsx";
import { summary } from "web/instruments/summary/words.ts";
import { Page } from "web/layout/page.tsx";
import type { SectionProps } from "web/layout/sheet.tsx";
import { classNames } from "web/parts/class-names.ts";
import { FactList } from "web/parts/fact-list.tsx";
import { Figure } from "web/parts/figure.tsx";
import { Phrase } from "web/parts/rich-text.tsx";
import text from "web/parts/text.module.css";
import { BesideItems } from "web/sections/before-after.tsx";
import { Brief } from "web/sections/brief.tsx";
import { Checklist } from "web/sections/checklist.tsx";
import { Closing } from "web/sections/closing.tsx";
import folders from "web/sections/folders.module.css";
import { PracticeHero } from "web/sections/practice-hero.tsx";
import { HeadedSheet } from "web/sections/section-head.tsx";
import { UseDocket } from "web/sections/use-docket.tsx";
import css from "./contentsummarization.module.css";
import { SummaryExhibit } from "./summary-exhibit.tsx";

export const { meta } = content;

export default function ContentSummarization() {
  return (
    <Page path="/contentsummarization" practice="ai">
      <PracticeHero id="top" practice="ai" {...content.hero}>
        <SummaryExhibit letter="A" />
      </PracticeHero>
      <SummarizationLengths id="lengths" {...content.lengths} />
      <Instrument id="summary" label={summary.label} words={summary} of={SummaryInstrument} />
      <SummarizationBenefits id="benefits" {...content.figure} />
      <Checklist id="features" ground="bond" {...content.features} />
      <UseDocket id="uses" ground="board" {...content.uses} />
      <Brief id="limits" {...content.limits} />
      <Closing id="next" ground="tab" {...content.closing} />
    </Page>
  );
}

/** The three summary lengths, in columns of proportional width. */
function SummarizationLengths({ id, label, lengths, ...head }: SectionProps & typeof content.lengths) {
  return (
    <HeadedSheet id={id} label={label} {...head}>
      <ol className={classNames(folders.capped, css.lengths)}>
        {lengths.map(({ name, amount, sample, facts }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p className={classNames(text.mono, css.amount)}>{amount}</p>
            <Phrase as="p" className={css.sample} words={sample} />
            <FactList termClass={text.mono} facts={facts} />
          </li>
        ))}
      </ol>
    </HeadedSheet>
  );
}

/** One very large figure, and the three or four benefits that explain it. */
function SummarizationBenefits({ before, claim, measures, ...section }: SectionProps & typeof content.figure) {
  return (
    <BesideItems {...section} className={css.grid}>
      <p className={css.figure}>
        <span className={text.mono}>{before}</span>
        <b>
          <Figure claim={claim} marked />
        </b>
        <span className={css.measures}>{measures}</span>
      </p>
    </BesideItems>
  );
}
