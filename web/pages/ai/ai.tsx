import type { Words } from "content/kinds.ts";
import { count } from "content/numbers.ts";
import { intake } from "content/specimen/exhibits/ai.ts";
import { labels } from "content/words.ts";
import { Exhibit, LogTable } from "web/exhibits/exhibit.tsx";
import { Page } from "web/layout/page.tsx";
import type { SectionProps } from "web/layout/sheet.tsx";
import type { PageProps } from "web/pages/index.ts";
import { Figure } from "web/parts/basis.tsx";
import { classNames } from "web/parts/class-names.ts";
import { TextList } from "web/parts/fact-list.tsx";
import { GoLink } from "web/parts/link.tsx";
import text from "web/parts/text.module.css";
import blocks from "web/sections/blocks.module.css";
import { Checklist } from "web/sections/checklist.tsx";
import { Closing } from "web/sections/closing.tsx";
import folders from "web/sections/folders.module.css";
import { NumberedItems } from "web/sections/item-list.tsx";
import { Leader } from "web/sections/leader.tsx";
import { PracticeHero } from "web/sections/practice-hero.tsx";
import { HeadedSheet } from "web/sections/section-head.tsx";
import css from "./ai.module.css";

type Own = PageProps<"ai">["words"];

export default function Ai({ words }: PageProps<"ai">) {
  return (
    <Page path="/ai" practice="ai">
      <PracticeHero id="top" practice="ai" {...words.hero}>
        <IntakeExhibit letter="B" />
      </PracticeHero>
      <AiSolutions id="solutions" {...words.solutions} />
      <AiBenefits id="benefits" {...words.benefits} />
      <Checklist id="in-writing" ground="bond" {...words.terms} />
      <AiProjects id="projects" {...words.projects} />
      <Leader id="leader" {...words.leader} />
      <Closing id="next" ground="tab" {...words.closing} />
    </Page>
  );
}

/** One collection by kind: which tool reads it, and what a person has to check. */
function IntakeExhibit({ letter }: { letter?: string | undefined }) {
  return (
    <Exhibit letter={letter} title={title} note={note} foot={foot}>
      <LogTable
        label={table}
        columns={[columns.kind, columns.items, columns.person, columns.tool, columns.share]}
        right={[columns.items, columns.person]}
        rows={arrivals.map(({ kind, items, tool, person }) => ({
          cells: [kind, count(items), count(person), tool, <Bar key={kind} items={items} />],
          on: kind === marked,
        }))}
      />
    </Exhibit>
  );
}

const { title, note, foot, table, columns, arrivals, marked } = intake;

function Bar({ items }: { items: number }) {
  return (
    <svg className={folders.share} viewBox="0 0 240 12" aria-hidden="true">
      <path stroke="currentColor" strokeWidth="0.6" opacity="0.5" d="M0 6h240" />
      <rect fill="currentColor" width={Math.round((Math.log10(items) / 6) * 240)} height="12" />
    </svg>
  );
}

/** Services as index cards with tabs; a card without a page is only an outline. */
function AiSolutions({ id, label, cards, ...head }: SectionProps & Own["solutions"]) {
  return (
    <HeadedSheet id={id} label={label} {...head}>
      <ul className={classNames(blocks.threes, css.drawer)}>
        {cards.map(({ letter, title, text: words, features, href, note }) => (
          <li key={title} className={href ? css.linked : css.plain}>
            <span className={classNames(text.monoInk, folders.tab, css.letter)}>{letter}</span>
            <div className={css.card}>
              <h3>{title}</h3>
              <p className={text.note}>{words}</p>
              <TextList
                items={features}
                className={classNames(text.mono, folders.chips, css.features)}
              />
              {href ? (
                <GoLink to={href} className={css.solutionsMore}>
                  {labels.learnMore}
                  <span className={text.hidden}>{labels.learnMoreAbout(title)}</span>
                </GoLink>
              ) : (
                <p className={classNames(text.mono, css.note)}>{note}</p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </HeadedSheet>
  );
}

/** Benefits as numbered articles, one per row, each as large as the heading. */
function AiBenefits({ items, ...section }: SectionProps & Words<"itemList">) {
  return (
    <HeadedSheet {...section} ground="board">
      <NumberedItems
        items={items}
        className={classNames(blocks.ruled, blocks.texts, folders.large, css.articles)}
        word={labels.article}
      />
    </HeadedSheet>
  );
}

/** Project summaries, each led by its main figure, or by its result where it has none. */
function AiProjects({ id, label, more, projects, ...head }: SectionProps & Own["projects"]) {
  return (
    <HeadedSheet id={id} label={label} {...head} ground="ink">
      <ul className={classNames(blocks.capped, blocks.twos, blocks.aligned, css.projects)}>
        {projects.map(({ category, title, claim, measures, text: words, href }, i) => (
          <li key={title}>
            <p className={text.mono}>{category}</p>
            <h3>{title}</h3>
            <p className={css.figure}>
              {claim && (
                <b className={text.figure}>
                  <Figure claim={claim} marked={i === 0} />
                </b>
              )}
              <span className={claim ? text.sub : text.heading}>{measures}</span>
            </p>
            <p className={text.sub}>{words}</p>
            <GoLink to={href}>
              {more}
              <span className={text.hidden}>: {title}</span>
            </GoLink>
          </li>
        ))}
      </ul>
    </HeadedSheet>
  );
}
