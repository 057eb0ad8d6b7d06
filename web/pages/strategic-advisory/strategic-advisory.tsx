import { RetentionExhibit } from "#app/exhibits/retention-exhibit.tsx";
import { Page } from "#app/layout/page.tsx";
import { Brief } from "#app/sections/brief.tsx";
import { Closing } from "#app/sections/closing.tsx";
import { Division } from "#app/sections/division.tsx";
import { PracticeHero } from "#app/sections/practice-hero.tsx";
import { strategicAdvisory as content } from "#content/pages/strategic-advisory.ts";
import { AdvisorySeasons } from "./advisory-seasons.tsx";
import { AdvisoryServices } from "./advisory-services.tsx";

export const { meta } = content;

export default function StrategicAdvisory() {
  return (
    <Page path="/strategic-advisory" practice="microsoft">
      <PracticeHero id="top" practice="microsoft" {...content.hero}>
        <RetentionExhibit letter="C-4" />
      </PracticeHero>
      <AdvisoryServices id="advisory-services" {...content.services} />
      <AdvisorySeasons id="when" {...content.seasons} />
      <Division id="table" {...content.table} />
      <Brief id="limits" ground="board" {...content.limits} />
      <Closing id="next" ground="tab" {...content.closing} />
    </Page>
  );
}
