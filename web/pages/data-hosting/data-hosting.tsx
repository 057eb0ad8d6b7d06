import { dataHosting as content } from "content/pages/data-hosting.ts";
import { HostingExhibit } from "web/drawings/hosting-exhibit.tsx";
import { EstimateInstrument } from "web/instruments/estimate/estimate-instrument.tsx";
import { estimate } from "web/instruments/estimate/words.ts";
import { Instrument } from "web/instruments/frame/instrument.tsx";
import { Page } from "web/layout/page.tsx";
import { Closing } from "web/sections/closing.tsx";
import { Leader } from "web/sections/leader.tsx";
import { PracticeHero } from "web/sections/practice-hero.tsx";
import { HostingAiTools } from "./hosting-ai-tools.tsx";
import { HostingBenefits } from "./hosting-benefits.tsx";
import { HostingPartners } from "./hosting-partners.tsx";
import { HostingPlatforms } from "./hosting-platforms.tsx";
import { HostingProjects } from "./hosting-projects.tsx";
import { HostingTrust } from "./hosting-trust.tsx";

export const { meta } = content;

export default function DataHosting() {
  return (
    <Page path="/data-hosting" practice="litigation">
      <PracticeHero id="top" practice="litigation" {...content.hero}>
        <HostingExhibit letter="A-6" />
      </PracticeHero>
      <HostingBenefits id="benefits" {...content.benefits} />
      <HostingPlatforms id="platforms" {...content.platforms} />
      <HostingAiTools id="ai-tools" letter="A-6B" {...content.tools} />
      <HostingTrust id="trust" letter="A-6C" {...content.trust} />
      <Instrument id="estimate" label={estimate.label} words={estimate} ground="board" of={EstimateInstrument} />
      <Leader id="leader" {...content.leader} />
      <HostingProjects id="projects" {...content.projects} />
      <HostingPartners id="partners" {...content.partners} />
      <Closing id="next" ground="tab" {...content.closing} />
    </Page>
  );
}
