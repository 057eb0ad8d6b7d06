import { CollectionExhibit } from "#app/exhibits/collection.tsx";
import { Page } from "#app/layout/page.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { Brief } from "#app/sections/brief.tsx";
import { Closing } from "#app/sections/closing.tsx";
import { Custody } from "#app/sections/custody.tsx";
import { Expertise } from "#app/sections/expertise.tsx";
import { PracticeHero } from "#app/sections/practice-hero.tsx";
import { Workloads } from "#app/sections/workloads.tsx";
import { microsoftCollections as content } from "#content/pages/microsoft-collections.ts";

export const meta = () => pageMeta(content.meta, "/microsoft-collections");

export default function MicrosoftCollections() {
  return (
    <Page path="/microsoft-collections" practice="microsoft">
      <PracticeHero id="top" practice="microsoft" {...content.hero}>
        <CollectionExhibit letter="C-2" />
      </PracticeHero>
      <Workloads id="workloads" {...content.workloads} />
      <Expertise id="collection-expertise" {...content.expertise} />
      <Custody id="process" {...content.process} />
      <Brief id="limits" ground="board" {...content.limits} />
      <Closing id="next" ground="tab" {...content.closing} />
    </Page>
  );
}
