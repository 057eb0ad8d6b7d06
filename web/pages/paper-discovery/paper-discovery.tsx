import { paperDiscovery as content } from "content/pages/paper-discovery.ts";
import { Instrument } from "web/instruments/frame/instrument.tsx";
import { ProductionInstrument } from "web/instruments/production/production-instrument.tsx";
import { production } from "web/instruments/production/words.ts";
import { Page } from "web/layout/page.tsx";
import { BeforeAfter } from "web/sections/before-after.tsx";
import { Closing } from "web/sections/closing.tsx";
import { PracticeHero } from "web/sections/practice-hero.tsx";
import { LoadFileExhibit } from "./load-file-exhibit.tsx";
import { PaperBrochure } from "./paper-brochure.tsx";
import css from "./paper-discovery.module.css";
import { PaperPickup } from "./paper-pickup.tsx";
import { PaperPlatforms } from "./paper-platforms.tsx";
import { PaperServices } from "./paper-services.tsx";
import { PaperWorkflow } from "./paper-workflow.tsx";

export const { meta } = content;

export default function PaperDiscovery() {
  return (
    <Page path="/paper-discovery" practice="litigation">
      <PracticeHero id="top" practice="litigation" className={css.hero} {...content.hero}>
        <LoadFileExhibit letter="A-4" />
      </PracticeHero>
      <PaperServices id="services" {...content.services} />
      <Instrument id="production" label={production.label} words={production} of={ProductionInstrument} />
      <PaperWorkflow id="workflow" {...content.workflow} />
      <BeforeAfter id="benefits" {...content.benefits} />
      <PaperPlatforms id="platforms" {...content.integration} />
      <PaperBrochure id="guide" {...content.brochure} />
      <PaperPickup id="pickup" {...content.pickup} />
      <Closing id="next" ground="tab" {...content.closing} />
    </Page>
  );
}
