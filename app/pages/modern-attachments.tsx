import { TeamsThreadExhibit } from "#app/exhibits/teams-thread.tsx";
import { Page } from "#app/layout/page.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { Brief } from "#app/sections/brief.tsx";
import { Challenge } from "#app/sections/challenge.tsx";
import { Closing } from "#app/sections/closing.tsx";
import { FieldSheet } from "#app/sections/field-sheet.tsx";
import { PracticeHero } from "#app/sections/practice-hero.tsx";
import { VersionLine } from "#app/sections/version-line.tsx";
import { modernAttachments as content } from "#content/pages/modern-attachments.ts";

export const meta = () => pageMeta(content.meta, "/modern-attachments");

export default function ModernAttachments() {
  return (
    <Page path="/modern-attachments" practice="microsoft">
      <PracticeHero id="top" practice="microsoft" {...content.hero}>
        <TeamsThreadExhibit letter="C-3" />
      </PracticeHero>
      <Challenge id="the-challenge" {...content.challenge} />
      <VersionLine id="our-solution" {...content.solution} />
      <FieldSheet id="fields" {...content.fields} />
      <Brief id="limits" ground="board" {...content.limits} />
      <Closing id="next" ground="tab" {...content.closing} />
    </Page>
  );
}
