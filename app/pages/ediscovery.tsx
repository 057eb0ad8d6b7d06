import { FunnelExhibit } from "#app/exhibits/funnel.tsx";
import { Page } from "#app/layout/page.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { Benefits } from "#app/sections/benefits.tsx";
import { Checklist } from "#app/sections/checklist.tsx";
import { Closing } from "#app/sections/closing.tsx";
import { Custody } from "#app/sections/custody.tsx";
import { Deposition } from "#app/sections/deposition.tsx";
import { Figures } from "#app/sections/figures.tsx";
import { Leader } from "#app/sections/leader.tsx";
import { Partners } from "#app/sections/partners.tsx";
import { PracticeHero } from "#app/sections/practice-hero.tsx";
import { ediscovery as content } from "#content/pages/ediscovery.ts";

export const meta = () => pageMeta(content.meta, "/ediscovery");

export default function Ediscovery() {
  return (
    <Page path="/ediscovery" practice="litigation">
      <PracticeHero id="top" practice="litigation" {...content.hero}>
        <FunnelExhibit letter="A" />
      </PracticeHero>
      <Benefits id="benefits" {...content.benefits} />
      <Figures id="proved" {...content.metrics} />
      <Checklist id="why" {...content.why} />
      <Custody id="process" {...content.process} />
      <Deposition id="limits" ground="board" {...content.limits} />
      <Leader id="leader" {...content.leader} />
      <Partners id="partners" flush="top" {...content.partners} />
      <Closing id="next" ground="tab" {...content.closing} />
    </Page>
  );
}
