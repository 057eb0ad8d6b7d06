import { DataMapExhibit } from "#app/exhibits/data-map.tsx";
import { Page } from "#app/layout/page.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { Closing } from "#app/sections/closing.tsx";
import { Docket } from "#app/sections/docket.tsx";
import { EngagementMemo } from "#app/sections/engagement-memo.tsx";
import { FourVirtues } from "#app/sections/four-virtues.tsx";
import { Leader } from "#app/sections/leader.tsx";
import { PracticeHero } from "#app/sections/practice-hero.tsx";
import { RuleIndex } from "#app/sections/rule-index.tsx";
import { esiConsulting as content } from "#content/pages/esi-consulting.ts";

export const meta = () => pageMeta(content.meta, "/esi-consulting");

export default function EsiConsulting() {
  return (
    <Page path="/esi-consulting" practice="litigation">
      <PracticeHero id="top" practice="litigation" {...content.hero}>
        <DataMapExhibit letter="A-5" />
      </PracticeHero>
      <RuleIndex id="services" {...content.services} />
      <EngagementMemo id="process" letter="A-5B" {...content.process} />
      <FourVirtues id="why" {...content.why} />
      <Leader id="leader" {...content.leader} />
      <Docket id="projects" {...content.projects} />
      <Closing id="next" ground="tab" {...content.closing} />
    </Page>
  );
}
