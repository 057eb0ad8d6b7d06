import { firstWeek } from "content/specimen/exhibits/ai.ts";
import { labels } from "content/words.ts";
import { Exhibit } from "web/exhibits/exhibit.tsx";
import { Page } from "web/layout/page.tsx";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import type { PageProps } from "web/pages/index.ts";
import { classNames } from "web/parts/class-names.ts";
import { FactList } from "web/parts/fact-list.tsx";
import { GoLink } from "web/parts/link.tsx";
import { Phrase } from "web/parts/rich-text.tsx";
import rows from "web/parts/rows.module.css";
import text from "web/parts/text.module.css";
import blocks from "web/sections/blocks.module.css";
import { Brief } from "web/sections/brief.tsx";
import { Checklist } from "web/sections/checklist.tsx";
import { Closing } from "web/sections/closing.tsx";
import { Figures } from "web/sections/figures.tsx";
import { Partners } from "web/sections/partners.tsx";
import { PracticeHero } from "web/sections/practice-hero.tsx";
import { HeadedSheet } from "web/sections/section-head.tsx";
import css from "./next-gen-ai.module.css";

type Words = PageProps<"next-gen-ai">["words"];

export default function NextGenAi({ words }: PageProps<"next-gen-ai">) {
  return (
    <Page path="/next-gen-ai" practice="ai">
      <PracticeHero id="top" practice="ai" {...words.hero}>
        <FirstWeekExhibit letter="B" />
      </PracticeHero>
      <Checklist id="capabilities" ground="bond" {...words.capabilities} />
      <NextGenAiApplications id="applications" {...words.applications} />
      <NextGenAiSolutions id="solutions" {...words.solutions} />
      <Figures id="built" {...words.figures} />
      <Brief id="limits" ground="board" {...words.limits} />
      <Partners id="partners" {...words.partners} />
      <Closing id="next" ground="tab" {...words.closing} />
    </Page>
  );
}

const byTool = { fill: "var(--ink)" };
const byPerson = {
  fill: "var(--mark)",
  stroke: "var(--ink)",
  strokeWidth: 1.5,
  vectorEffect: "non-scaling-stroke",
} as const;

/** The suite's first week on a matter: what runs when, and when people check it. */
function FirstWeekExhibit({ letter }: { letter?: string | undefined }) {
  return (
    <Exhibit letter={letter} title={title} note={note} foot={foot}>
      <ul className={css.week}>
        {tasks.map(({ task, spans, person }) => (
          <li key={task} className={person ? css.person : undefined}>
            <span>{task}</span>
            <svg viewBox="0 0 400 20" preserveAspectRatio="none" aria-hidden="true">
              <path
                stroke="var(--rule)"
                vectorEffect="non-scaling-stroke"
                d="M80 0v20M160 0v20M240 0v20M320 0v20"
              />
              {spans.map(([from, to]) => (
                <rect
                  key={from}
                  {...(person ? byPerson : byTool)}
                  x={from * 10}
                  y="3"
                  width={(to - from) * 10}
                  height="14"
                />
              ))}
            </svg>
          </li>
        ))}
        <li className={classNames(text.mono, css.days)} aria-hidden="true">
          <span />
          <span>
            {days.map((day) => (
              <i key={day}>{day}</i>
            ))}
          </span>
        </li>
      </ul>
    </Exhibit>
  );
}

const { title, note, foot, days, tasks } = firstWeek;

/**
 * Kinds of matter: the question said to be unanswerable, the data available, and what is done with
 * it.
 */
function NextGenAiApplications({
  id,
  label,
  heading,
  applications,
}: SectionProps & Words["applications"]) {
  return (
    <Sheet id={id} label={label} heading={heading} ground="board">
      <h2>{heading}</h2>
      <ul className={classNames(blocks.capped, blocks.after)}>
        {applications.map(({ title, question, text: words, facts }) => (
          <li key={title}>
            <article className={blocks.split}>
              <div className={blocks.stack}>
                <h3 className={text.monoInk}>{title}</h3>
                <p className={classNames(text.part, text.alleged)}>{question}</p>
              </div>
              <div className={blocks.stack}>
                <p className={text.lead}>{words}</p>
                <FactList
                  className={classNames(rows.short, text.small)}
                  termClass={text.control}
                  facts={facts}
                />
              </div>
            </article>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

/**
 * The nine solutions of the suite on one ruled sheet. A card with a page of its own is in the
 * practice's colour.
 */
function NextGenAiSolutions({ id, label, cards, ...head }: SectionProps & Words["solutions"]) {
  return (
    <HeadedSheet id={id} label={label} {...head}>
      <ol className={classNames(blocks.threes, blocks.notes, css.suite)}>
        {cards.map(({ title, text: words, href }, i) => (
          <li key={title} className={href === "/contact" ? undefined : css.own}>
            <span className={text.heading} aria-hidden="true">
              {i + 1}
            </span>
            <h3 className={text.item}>{title}</h3>
            <Phrase as="p" words={words} />
            <GoLink to={href}>
              {labels.learnMore}
              <span className={text.hidden}>{labels.learnMoreAbout(title)}</span>
            </GoLink>
          </li>
        ))}
      </ol>
    </HeadedSheet>
  );
}
