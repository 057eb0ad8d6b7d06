import { strategicAdvisory as content } from "content/pages/strategic-advisory.ts";
import { RetentionExhibit } from "web/drawings/retention-exhibit.tsx";
import { Page } from "web/layout/page.tsx";
import { Brief } from "web/sections/brief.tsx";
import { Closing } from "web/sections/closing.tsx";
import { Division } from "web/sections/division.tsx";
import { PracticeHero } from "web/sections/practice-hero.tsx";
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
