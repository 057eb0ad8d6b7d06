import { chronology } from "content/specimen/exhibits/ai.ts";
import { labels } from "content/words.ts";
import { NetworkBackground } from "web/effects/network-background.tsx";
import { DeidentificationExhibit } from "web/exhibits/deidentification-exhibit.tsx";
import exhibit from "web/exhibits/exhibit.module.css";
import { Cite, Exhibit } from "web/exhibits/exhibit.tsx";
import { TranscriptExhibit } from "web/exhibits/transcript-exhibit.tsx";
import { Page } from "web/layout/page.tsx";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import type { PageProps } from "web/pages/index.ts";
import { classNames } from "web/parts/class-names.ts";
import { TextList } from "web/parts/fact-list.tsx";
import { GoLink } from "web/parts/link.tsx";
import { RichText } from "web/parts/rich-text.tsx";
import rows from "web/parts/rows.module.css";
import text from "web/parts/text.module.css";
import blocks from "web/sections/blocks.module.css";
import { Closing } from "web/sections/closing.tsx";
import folders from "web/sections/folders.module.css";
import { type Item, ItemList } from "web/sections/item-list.tsx";
import { PracticeHero } from "web/sections/practice-hero.tsx";
import { Questions } from "web/sections/questions.tsx";
import { HeadedSheet } from "web/sections/section-head.tsx";
import css from "./next-gen-intelligence.module.css";

/** SPEC §9: this page's values for the background; the rest are the component's defaults. */
const network = (
  <NetworkBackground
    nodeCount={25}
    opacity={0.15}
    nodeRadius={2}
    connectionDistance={25}
    speed={0.08}
    updateEvery={50}
  />
);

type Words = PageProps<"next-gen-intelligence">["words"];

export default function NextGenIntelligence({ words }: PageProps<"next-gen-intelligence">) {
  return (
    <Page path="/next-gen-intelligence" practice="ai">
      <PracticeHero id="top" practice="ai" className={css.hero} aside={network} {...words.hero} />
      <IntelligenceValue id="value" {...words.value} />
      <IntelligenceCategories id="categories" {...words.categories} />
      <IntelligenceWorkflows id="workflows" {...words.workflows} />
      <Questions id="limits" ground="board" {...words.limits} />
      <Closing id="next" ground="tab" {...words.closing} />
    </Page>
  );
}

/** Four words in a row, each under a rule. */
function IntelligenceValue({
  id,
  label,
  heading,
  items,
}: SectionProps & { readonly heading: string; readonly items: readonly Item[] }) {
  return (
    <Sheet id={id} label={label}>
      <h2 className={text.hidden}>{heading}</h2>
      <ItemList items={items} className={classNames(blocks.capped, blocks.texts, blocks.fours)} />
    </Sheet>
  );
}

/** In the order of the categories. */
const exhibits = [ChronologyExhibit, TranscriptExhibit, DeidentificationExhibit];

/** The kinds of intelligence, each with its workflows and one exhibit. */
function IntelligenceCategories({ categories, ...section }: SectionProps & Words["categories"]) {
  return (
    <HeadedSheet {...section} ground="board">
      <div
        className={classNames(
          blocks.threes,
          blocks.stacks,
          blocks.texts,
          blocks.aligned,
          css.categories,
        )}
      >
        {categories.map(({ title, text, workflows }, i) => {
          const Exhibit = exhibits[i];
          return (
            <article key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
              <TextList items={workflows} className={rows.lines} />
              {Exhibit && <Exhibit />}
            </article>
          );
        })}
      </div>
    </HeadedSheet>
  );
}

/**
 * Tools with their features, one per row. A tool with a page of its own is in the practice's
 * colour.
 */
function IntelligenceWorkflows({ id, label, tools, ...head }: SectionProps & Words["workflows"]) {
  return (
    <HeadedSheet id={id} label={label} {...head}>
      <ol className={classNames(folders.framed, blocks.notes)}>
        {tools.map(({ title, text: words, features, href }, i) => (
          <li key={title} className={classNames(css.tool, href && css.own)}>
            <span className={text.heading} aria-hidden="true">
              {i + 1}
            </span>
            <div>
              <h3 className={text.statement}>{title}</h3>
              <p>{words}</p>
            </div>
            <TextList
              items={features}
              className={classNames(text.mono, folders.chips, css.features)}
            />
            {href && (
              <GoLink to={href} className={css.more}>
                {labels.learnMore}
                <span className={text.hidden}>{labels.learnMoreAbout(`the ${title}`)}</span>
              </GoLink>
            )}
          </li>
        ))}
      </ol>
    </HeadedSheet>
  );
}

const { title, note, foot, facts } = chronology;

/** A chronology with a source for each line and a visible conflict. */
export function ChronologyExhibit() {
  return (
    <Exhibit title={title} note={note} foot={foot}>
      <ol className={classNames(exhibit.entries, css.facts)}>
        {facts.map((entry) => (
          <li key={entry.date}>
            <span className={text.mono}>{entry.date}</span>
            <p>
              <RichText>{entry.fact}</RichText>
              {"conflict" in entry && (
                <span className={classNames(text.mono, css.conflict)}>{entry.conflict}</span>
              )}
            </p>
            <Cite>{String(entry.cite)}</Cite>
          </li>
        ))}
      </ol>
    </Exhibit>
  );
}
