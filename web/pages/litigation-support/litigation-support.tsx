import { litigationSupport as content } from "content/pages/litigation-support.ts";
import { ProductionLogExhibit } from "web/drawings/production-log-exhibit.tsx";
import { Page } from "web/layout/page.tsx";
import { Closing } from "web/sections/closing.tsx";
import { PracticeHero } from "web/sections/practice-hero.tsx";
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
