import { HostingExhibit } from "#app/exhibits/hosting.tsx";
import { Page } from "#app/layout/page.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { AccessLog } from "#app/sections/access-log.tsx";
import { Closing } from "#app/sections/closing.tsx";
import { Leader } from "#app/sections/leader.tsx";
import { PartnerNames } from "#app/sections/partner-names.tsx";
import { PlatformSheets } from "#app/sections/platform-sheets.tsx";
import { PracticeHero } from "#app/sections/practice-hero.tsx";
import { Rack } from "#app/sections/rack.tsx";
import { ShelfBoxes } from "#app/sections/shelf-boxes.tsx";
import { ToolsAtWork } from "#app/sections/tools-at-work.tsx";
import { dataHosting as content } from "#content/pages/data-hosting.ts";

export const meta = () => pageMeta(content.meta, "/data-hosting");

export default function DataHosting() {
  return (
    <Page path="/data-hosting" practice="litigation">
      <PracticeHero id="top" practice="litigation" {...content.hero}>
        <HostingExhibit letter="A-6" />
      </PracticeHero>
      <Rack id="benefits" {...content.benefits} />
      <PlatformSheets id="platforms" {...content.platforms} />
      <ToolsAtWork id="ai-tools" letter="A-6B" {...content.tools} />
      <AccessLog id="trust" letter="A-6C" {...content.trust} />
      <Leader id="leader" {...content.leader} />
      <ShelfBoxes id="projects" {...content.projects} />
      <PartnerNames id="partners" {...content.partners} />
      <Closing id="next" ground="tab" {...content.closing} />
    </Page>
  );
}
