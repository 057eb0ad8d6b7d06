import { contentsummarization as content } from "content/pages/contentsummarization.ts";
import { Instrument } from "web/instruments/frame/instrument.tsx";
import { SummaryInstrument } from "web/instruments/summary/summary-instrument.tsx";
import { summary } from "web/instruments/summary/words.ts";
import { Page } from "web/layout/page.tsx";
import { Brief } from "web/sections/brief.tsx";
import { Checklist } from "web/sections/checklist.tsx";
import { Closing } from "web/sections/closing.tsx";
import { PracticeHero } from "web/sections/practice-hero.tsx";
import { UseDocket } from "web/sections/use-docket.tsx";
import { SummarizationBenefits } from "./summarization-benefits.tsx";
import { SummarizationLengths } from "./summarization-lengths.tsx";
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
