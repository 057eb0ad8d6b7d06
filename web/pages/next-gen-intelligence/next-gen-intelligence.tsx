import { nextGenIntelligence as content } from "content/pages/next-gen-intelligence.ts";
import { DeidentificationExhibit } from "web/drawings/deidentification-exhibit.tsx";
import { TranscriptExhibit } from "web/drawings/transcript-exhibit.tsx";
import { NetworkBackground } from "web/effects/network-background.tsx";
import { Page } from "web/layout/page.tsx";
import { Closing } from "web/sections/closing.tsx";
import { PracticeHero } from "web/sections/practice-hero.tsx";
import { Questions } from "web/sections/questions.tsx";
import { ChronologyExhibit } from "./chronology-exhibit.tsx";
import { IntelligenceCategories } from "./intelligence-categories.tsx";
import { IntelligenceValue } from "./intelligence-value.tsx";
import { IntelligenceWorkflows } from "./intelligence-workflows.tsx";
import css from "./next-gen-intelligence.module.css";

export const { meta } = content;

/** SPEC §9: this page's values for the background; the rest are the component's defaults. */
const network = <NetworkBackground nodeCount={25} opacity={0.15} nodeRadius={2} connectionDistance={25} speed={0.08} updateEvery={50} />;

export default function NextGenIntelligence() {
  return (
    <Page path="/next-gen-intelligence" practice="ai">
      <PracticeHero id="top" practice="ai" className={css.hero} aside={network} {...content.hero} />
      <IntelligenceValue id="value" {...content.value} />
      <IntelligenceCategories
        id="categories"
        {...content.categories}
        exhibits={[
          <ChronologyExhibit key="chronology" letter="B-8" />,
          <TranscriptExhibit key="transcript" letter="B-5" />,
          <DeidentificationExhibit key="deidentification" letter="B-7" />,
        ]}
      />
      <IntelligenceWorkflows id="workflows" {...content.workflows} />
      <Questions id="limits" ground="board" {...content.limits} />
      <Closing id="next" ground="tab" {...content.closing} />
    </Page>
  );
}
