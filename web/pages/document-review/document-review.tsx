import { documentReview as content } from "content/pages/document-review.ts";
import { ElusionInstrument } from "web/instruments/elusion/elusion-instrument.tsx";
import { elusion } from "web/instruments/elusion/words.ts";
import { Instrument } from "web/instruments/frame/instrument.tsx";
import { Page } from "web/layout/page.tsx";
import { Closing } from "web/sections/closing.tsx";
import { Leader } from "web/sections/leader.tsx";
import { PracticeHero } from "web/sections/practice-hero.tsx";
import css from "./document-review.module.css";
import { ReviewAi } from "./review-ai.tsx";
import { ReviewExhibit } from "./review-exhibit.tsx";
import { ReviewProjects } from "./review-projects.tsx";
import { ReviewReasons } from "./review-reasons.tsx";
import { ReviewTeams } from "./review-teams.tsx";

export const { meta } = content;

export default function DocumentReview() {
  return (
    <Page path="/document-review" practice="litigation">
      <PracticeHero id="top" practice="litigation" className={css.hero} {...content.hero}>
        <ReviewExhibit letter="A-3" />
      </PracticeHero>
      <ReviewTeams id="services" {...content.teams} />
      <ReviewAi id="ai-enhanced" letter="A-3B" {...content.assisted} />
      <Instrument id="elusion" label={elusion.label} words={elusion} of={ElusionInstrument} />
      <ReviewProjects id="projects" {...content.projects} />
      <ReviewReasons id="why" {...content.reasons} />
      <Leader id="leader" {...content.leader} />
      <Closing id="next" ground="tab" {...content.closing} />
    </Page>
  );
}
