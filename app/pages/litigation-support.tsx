import { ProductionLogExhibit } from "#app/exhibits/production-log.tsx";
import { Page } from "#app/layout/page.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { Closing } from "#app/sections/closing.tsx";
import { ContentsTable } from "#app/sections/contents-table.tsx";
import { OneOfEach } from "#app/sections/one-of-each.tsx";
import { PageJourney } from "#app/sections/page-journey.tsx";
import { PracticeHero } from "#app/sections/practice-hero.tsx";
import { litigationSupport as content } from "#content/pages/litigation-support.ts";
import css from "./litigation-support.module.css";

export const meta = () => pageMeta(content.meta, "/litigation-support");

export default function LitigationSupport() {
  return (
    <Page path="/litigation-support" practice="litigation">
      <PracticeHero id="top" practice="litigation" className={css.hero} {...content.hero}>
        <ProductionLogExhibit letter="A" />
      </PracticeHero>
      <ContentsTable id="services" {...content.services} />
      <PageJourney id="one-page" {...content.journey} />
      <OneOfEach id="why" {...content.reasons} />
      <Closing id="next" ground="tab" {...content.closing} />
    </Page>
  );
}
