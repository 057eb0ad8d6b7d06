import { Instrument } from "#app/instruments/frame/instrument.tsx";
import { SummaryInstrument } from "#app/instruments/summary/summary-instrument.tsx";
import { summary } from "#app/instruments/summary/words.ts";
import { Page } from "#app/layout/page.tsx";
import { Brief } from "#app/sections/brief.tsx";
import { Checklist } from "#app/sections/checklist.tsx";
import { Closing } from "#app/sections/closing.tsx";
import { PracticeHero } from "#app/sections/practice-hero.tsx";
import { UseDocket } from "#app/sections/use-docket.tsx";
import { contentsummarization as content } from "#content/pages/contentsummarization.ts";
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
