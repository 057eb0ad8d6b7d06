import { Page } from "#app/layout/page.tsx";
import { Benefits } from "#app/sections/benefits.tsx";
import { Checklist } from "#app/sections/checklist.tsx";
import { Closing } from "#app/sections/closing.tsx";
import { Figures } from "#app/sections/figures.tsx";
import { Leader } from "#app/sections/leader.tsx";
import { Partners } from "#app/sections/partners.tsx";
import { PracticeHero } from "#app/sections/practice-hero.tsx";
import { Process } from "#app/sections/process.tsx";
import { Questions } from "#app/sections/questions.tsx";
import { ediscovery as content } from "#content/pages/ediscovery.ts";
import { FunnelExhibit } from "./funnel-exhibit.tsx";

export const { meta } = content;

export default function Ediscovery() {
  return (
    <Page path="/ediscovery" practice="litigation">
      <PracticeHero id="top" practice="litigation" {...content.hero}>
        <FunnelExhibit letter="A" />
      </PracticeHero>
      <Benefits id="benefits" {...content.benefits} />
      <Figures id="proved" {...content.metrics} />
      <Checklist id="why" {...content.why} />
      <Process id="process" {...content.process} />
      <Questions id="limits" ground="board" {...content.limits} />
      <Leader id="leader" {...content.leader} />
      <Partners id="partners" flush="top" {...content.partners} />
      <Closing id="next" ground="tab" {...content.closing} />
    </Page>
  );
}
