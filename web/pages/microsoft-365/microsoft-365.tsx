import { microsoft365 as content } from "content/pages/microsoft-365.ts";
import { CollectionExhibit } from "web/drawings/collection-exhibit.tsx";
import { RetentionExhibit } from "web/drawings/retention-exhibit.tsx";
import { SiemlyActivityExhibit } from "web/drawings/siemly-activity-exhibit.tsx";
import { TeamsThreadExhibit } from "web/drawings/teams-thread-exhibit.tsx";
import { Page } from "web/layout/page.tsx";
import { Brief } from "web/sections/brief.tsx";
import { Checklist } from "web/sections/checklist.tsx";
import { Closing } from "web/sections/closing.tsx";
import { PracticeHero } from "web/sections/practice-hero.tsx";
import { MicrosoftServices } from "./microsoft-services.tsx";

export const { meta } = content;

const exhibits = [
  <SiemlyActivityExhibit key="C-1" letter="C-1" />,
  <CollectionExhibit key="C-2" letter="C-2" />,
  <TeamsThreadExhibit key="C-3" letter="C-3" />,
  <RetentionExhibit key="C-4" letter="C-4" />,
];

export default function Microsoft365() {
  return (
    <Page path="/microsoft-365" practice="microsoft">
      <PracticeHero id="top" practice="microsoft" {...content.hero} />
      <MicrosoftServices id="services" {...content.questions} exhibits={exhibits} />
      <Checklist id="consulting" {...content.consulting} />
      <Brief id="limits" {...content.limits} />
      <Closing id="next" ground="tab" {...content.closing} />
    </Page>
  );
}
