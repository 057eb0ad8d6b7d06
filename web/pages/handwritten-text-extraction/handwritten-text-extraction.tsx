import { handwrittenTextExtraction as content } from "content/pages/handwritten-text-extraction.ts";
import { Page } from "web/layout/page.tsx";
import { BeforeAfter } from "web/sections/before-after.tsx";
import { Checklist } from "web/sections/checklist.tsx";
import { Closing } from "web/sections/closing.tsx";
import { FeatureIndex } from "web/sections/feature-index.tsx";
import { PracticeHero } from "web/sections/practice-hero.tsx";
import { Process } from "web/sections/process.tsx";
import { UseDocket } from "web/sections/use-docket.tsx";
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
