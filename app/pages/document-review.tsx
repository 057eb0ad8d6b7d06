import { ReviewExhibit } from "#app/exhibits/review.tsx";
import { Page } from "#app/layout/page.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { AssistedReview } from "#app/sections/assisted-review.tsx";
import { Closing } from "#app/sections/closing.tsx";
import { Leader } from "#app/sections/leader.tsx";
import { PracticeHero } from "#app/sections/practice-hero.tsx";
import { ReviewDesks } from "#app/sections/review-desks.tsx";
import { Rooms } from "#app/sections/rooms.tsx";
import { Tally } from "#app/sections/tally.tsx";
import { documentReview as content } from "#content/pages/document-review.ts";
import css from "./document-review.module.css";

export const meta = () => pageMeta(content.meta, "/document-review");

export default function DocumentReview() {
  return (
    <Page path="/document-review" practice="litigation">
      <PracticeHero id="top" practice="litigation" className={css.hero} {...content.hero}>
        <ReviewExhibit letter="A-3" />
      </PracticeHero>
      <ReviewDesks id="services" {...content.teams} />
      <AssistedReview id="ai-enhanced" letter="A-3B" {...content.assisted} />
      <Rooms id="projects" {...content.projects} />
      <Tally id="why" {...content.reasons} />
      <Leader id="leader" {...content.leader} />
      <Closing id="next" ground="tab" {...content.closing} />
    </Page>
  );
}
