import { CollectionExhibit } from "#app/exhibits/collection-exhibit.tsx";
import { RetentionExhibit } from "#app/exhibits/retention-exhibit.tsx";
import { SiemlyActivityExhibit } from "#app/exhibits/siemly-activity-exhibit.tsx";
import { TeamsThreadExhibit } from "#app/exhibits/teams-thread-exhibit.tsx";
import { Page } from "#app/layout/page.tsx";
import { Brief } from "#app/sections/brief.tsx";
import { Checklist } from "#app/sections/checklist.tsx";
import { Closing } from "#app/sections/closing.tsx";
import { PracticeHero } from "#app/sections/practice-hero.tsx";
import { microsoft365 as content } from "#content/pages/microsoft-365.ts";
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
