import { LoadFileExhibit } from "#app/exhibits/load-file.tsx";
import { Page } from "#app/layout/page.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { BeforeAfter } from "#app/sections/before-after.tsx";
import { Brochure } from "#app/sections/brochure.tsx";
import { Closing } from "#app/sections/closing.tsx";
import { ImagingWorkflow } from "#app/sections/imaging-workflow.tsx";
import { JobTickets } from "#app/sections/job-tickets.tsx";
import { LoadPlatforms } from "#app/sections/load-platforms.tsx";
import { Pickup } from "#app/sections/pickup.tsx";
import { PracticeHero } from "#app/sections/practice-hero.tsx";
import { paperDiscovery as content } from "#content/pages/paper-discovery.ts";
import css from "./paper-discovery.module.css";

export const meta = () => pageMeta(content.meta, "/paper-discovery");

export default function PaperDiscovery() {
  return (
    <Page path="/paper-discovery" practice="litigation">
      <PracticeHero id="top" practice="litigation" className={css.hero} {...content.hero}>
        <LoadFileExhibit letter="A-4" />
      </PracticeHero>
      <JobTickets id="services" {...content.services} />
      <ImagingWorkflow id="workflow" {...content.workflow} />
      <BeforeAfter id="benefits" {...content.benefits} />
      <LoadPlatforms id="platforms" {...content.integration} />
      <Brochure id="guide" {...content.brochure} />
      <Pickup id="pickup" {...content.pickup} />
      <Closing id="next" ground="tab" {...content.closing} />
    </Page>
  );
}
