import type { Claim } from "content/claims.ts";
import type { Words } from "content/kinds.ts";
import { CollectionExhibit } from "web/exhibits/collection-exhibit.tsx";
import { Page } from "web/layout/page.tsx";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import type { PageProps } from "web/pages/index.ts";
import { HeadingWithBasis } from "web/parts/basis.tsx";
import { classNames } from "web/parts/class-names.ts";
import { FactList } from "web/parts/fact-list.tsx";
import { Phrase, RichText } from "web/parts/rich-text.tsx";
import text from "web/parts/text.module.css";
import blocks from "web/sections/blocks.module.css";
import { Brief } from "web/sections/brief.tsx";
import { Closing } from "web/sections/closing.tsx";
import folders from "web/sections/folders.module.css";
import { NumberedIndex } from "web/sections/item-list.tsx";
import { PracticeHero } from "web/sections/practice-hero.tsx";
import { Process } from "web/sections/process.tsx";
import { HeadedSheet } from "web/sections/section-head.tsx";
import css from "./microsoft-collections.module.css";

type Own = PageProps<"microsoft-collections">["words"];

export default function MicrosoftCollections({ words }: PageProps<"microsoft-collections">) {
  return (
    <Page path="/microsoft-collections" practice="microsoft">
      <PracticeHero id="top" practice="microsoft" {...words.hero}>
        <CollectionExhibit letter="C-2" />
      </PracticeHero>
      <CollectionsWorkloads id="workloads" {...words.workloads} />
      <CollectionsExpertise id="collection-expertise" {...words.expertise} />
      <Process id="process" {...words.process} />
      <Brief id="limits" ground="board" {...words.limits} />
      <Closing id="next" ground="tab" {...words.closing} />
    </Page>
  );
}

/**
 * For each workload: what is collected, what is kept with it, and what usually gets lost, in broken
 * type.
 */
function CollectionsWorkloads({
  id,
  label,
  columns,
  rows,
  ...head
}: SectionProps & Own["workloads"]) {
  return (
    <HeadedSheet id={id} label={label} {...head}>
      <ol className={classNames(blocks.ruled, folders.large)}>
        {rows.map(({ name, taken, kept, missed }) => (
          <li key={name} className={blocks.stack}>
            <h3>{name}</h3>
            <FactList
              className={classNames(blocks.thirds, blocks.stacks, text.small)}
              termClass={text.mono}
              facts={[
                [columns.taken, taken],
                [columns.kept, <RichText key="kept">{kept}</RichText>],
                [
                  columns.missed,
                  <span key="missed" className={classNames(text.words, text.alleged)}>
                    {missed}
                  </span>,
                ],
              ]}
            />
          </li>
        ))}
      </ol>
    </HeadedSheet>
  );
}

/** A figure in a full-width sentence, and the four habits behind it. */
function CollectionsExpertise({
  id,
  label,
  heading,
  basis,
  lead,
  items,
}: SectionProps & Words<"itemList"> & { readonly basis: Claim }) {
  return (
    <Sheet id={id} label={label} heading={heading} ground="board">
      <HeadingWithBasis claim={basis}>
        <Phrase as="h2" className={text.display4} words={heading} />
      </HeadingWithBasis>
      <div className={classNames(blocks.late, blocks.after, css.below)}>
        {lead && <p className={text.lead}>{lead}</p>}
        <NumberedIndex items={items} />
      </div>
    </Sheet>
  );
}
