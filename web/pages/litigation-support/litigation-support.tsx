import { ProductionLogExhibit } from "#app/exhibits/production-log-exhibit.tsx";
import { Page } from "#app/layout/page.tsx";
import { Closing } from "#app/sections/closing.tsx";
import { PracticeHero } from "#app/sections/practice-hero.tsx";
import { litigationSupport as content } from "#content/pages/litigation-support.ts";
import { LitigationJourney } from "./litigation-journey.tsx";
import { LitigationReasons } from "./litigation-reasons.tsx";
import { LitigationServices } from "./litigation-services.tsx";
import css from "./litigation-support.module.css";

export const { meta } = content;

export default function LitigationSupport() {
  return (
    <Page path="/litigation-support" practice="litigation">
      <PracticeHero id="top" practice="litigation" className={css.hero} {...content.hero}>
        <ProductionLogExhibit letter="A" />
      </PracticeHero>
      <LitigationServices id="services" {...content.services} />
      <LitigationJourney id="one-page" {...content.journey} />
      <LitigationReasons id="why" {...content.reasons} />
      <Closing id="next" ground="tab" {...content.closing} />
    </Page>
  );
}
