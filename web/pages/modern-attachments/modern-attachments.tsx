import { modernAttachments as content } from "content/pages/modern-attachments.ts";
import { TeamsThreadExhibit } from "web/drawings/teams-thread-exhibit.tsx";
import { Instrument } from "web/instruments/frame/instrument.tsx";
import { LinksInstrument } from "web/instruments/links/links-instrument.tsx";
import { links } from "web/instruments/links/words.ts";
import { Page } from "web/layout/page.tsx";
import { Brief } from "web/sections/brief.tsx";
import { Closing } from "web/sections/closing.tsx";
import { PracticeHero } from "web/sections/practice-hero.tsx";
import { AttachmentsChallenge } from "./attachments-challenge.tsx";
import { AttachmentsFields } from "./attachments-fields.tsx";
import { AttachmentsSolution } from "./attachments-solution.tsx";

export const { meta } = content;

export default function ModernAttachments() {
  return (
    <Page path="/modern-attachments" practice="microsoft">
      <PracticeHero id="top" practice="microsoft" {...content.hero}>
        <TeamsThreadExhibit letter="C-3" />
      </PracticeHero>
      <AttachmentsChallenge id="the-challenge" {...content.challenge} />
      <AttachmentsSolution id="our-solution" {...content.solution} />
      <Instrument id="links" label={links.label} words={links} of={LinksInstrument} />
      <AttachmentsFields id="fields" {...content.fields} />
      <Brief id="limits" ground="board" {...content.limits} />
      <Closing id="next" ground="tab" {...content.closing} />
    </Page>
  );
}
