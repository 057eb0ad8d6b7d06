import { microsoftCollections as content } from "content/pages/microsoft-collections.ts";
import { CollectionExhibit } from "web/drawings/collection-exhibit.tsx";
import { Page } from "web/layout/page.tsx";
import { Brief } from "web/sections/brief.tsx";
import { Closing } from "web/sections/closing.tsx";
import { PracticeHero } from "web/sections/practice-hero.tsx";
import { Process } from "web/sections/process.tsx";
import { CollectionsExpertise } from "./collections-expertise.tsx";
import { CollectionsWorkloads } from "./collections-workloads.tsx";

export const { meta } = content;

export default function MicrosoftCollections() {
  return (
    <Page path="/microsoft-collections" practice="microsoft">
      <PracticeHero id="top" practice="microsoft" {...content.hero}>
        <CollectionExhibit letter="C-2" />
      </PracticeHero>
      <CollectionsWorkloads id="workloads" {...content.workloads} />
      <CollectionsExpertise id="collection-expertise" {...content.expertise} />
      <Process id="process" {...content.process} />
      <Brief id="limits" ground="board" {...content.limits} />
      <Closing id="next" ground="tab" {...content.closing} />
    </Page>
  );
}
