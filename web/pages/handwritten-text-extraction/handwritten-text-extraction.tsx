import { Page } from "#app/layout/page.tsx";
import { BeforeAfter } from "#app/sections/before-after.tsx";
import { Checklist } from "#app/sections/checklist.tsx";
import { Closing } from "#app/sections/closing.tsx";
import { FeatureIndex } from "#app/sections/feature-index.tsx";
import { PracticeHero } from "#app/sections/practice-hero.tsx";
import { Process } from "#app/sections/process.tsx";
import { UseDocket } from "#app/sections/use-docket.tsx";
import { handwrittenTextExtraction as content } from "#content/pages/handwritten-text-extraction.ts";
import { HandwritingExhibit } from "./handwriting-exhibit.tsx";
import { HandwritingThreshold } from "./handwriting-threshold.tsx";

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
