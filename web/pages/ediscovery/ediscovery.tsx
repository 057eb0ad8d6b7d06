import { ediscovery as content } from "content/pages.ts";
import { Page } from "web/layout/page.tsx";
import { Checklist } from "web/sections/checklist.tsx";
import { Closing } from "web/sections/closing.tsx";
import { Figures } from "web/sections/figures.tsx";
import { Benefits } from "web/sections/item-list.tsx";
import { Leader } from "web/sections/leader.tsx";
import { Partners } from "web/sections/partners.tsx";
import { PracticeHero } from "web/sections/practice-hero.tsx";
import { Process } from "web/sections/process.tsx";
import { Questions } from "web/sections/questions.tsx";
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
