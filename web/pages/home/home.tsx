import { fill } from "content/fill.ts";
import { hasBasis } from "content/find-claims.ts";
import { pages } from "content/pages.ts";
import { citedAnswer } from "content/specimen/exhibits/query.ts";
import type { ComponentType } from "react";
import { DataMapExhibit } from "web/exhibits/data-map-exhibit.tsx";
import { DriveExhibit } from "web/exhibits/drive-exhibit.tsx";
import { Answers, CitedLines, Exhibit } from "web/exhibits/exhibit.tsx";
import { HostingExhibit } from "web/exhibits/hosting-exhibit.tsx";
import { PlatformActivityExhibit } from "web/exhibits/platform-activity-exhibit.tsx";
import { ProductionLogExhibit } from "web/exhibits/production-log-exhibit.tsx";
import { ToolList } from "web/instruments/tool-list.tsx";
import { Page } from "web/layout/page.tsx";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import type { PageProps } from "web/pages/index.ts";
import { Figure } from "web/parts/basis.tsx";
import { classNames } from "web/parts/class-names.ts";
import { Anchor, Buttons, GoLink } from "web/parts/link.tsx";
import text from "web/parts/text.module.css";
import blocks from "web/sections/blocks.module.css";
import folders from "web/sections/folders.module.css";
import { LinkList } from "web/sections/link-list.tsx";
import { Partners } from "web/sections/partners.tsx";
import { HeadedSheet, SectionHead } from "web/sections/section-head.tsx";
import css from "./home.module.css";
import { HomeEvidence } from "./home-evidence.tsx";
import { HomeHero } from "./home-hero.tsx";
import { ReviewRoomExhibit } from "./review-room-exhibit.tsx";

type Words = PageProps<"home">["words"];

export default function Home({ words }: PageProps<"home">) {
  return (
    <Page path="/">
      <HomeHero id="top" {...words.hero}>
        <ReviewRoomExhibit />
      </HomeHero>
      <HomeStart id="start" {...words.start} />
      <HomeDifference id="difference" {...words.difference} />
      <HomeCapabilities id="capabilities" {...words.capabilities} />
      <Partners id="partners" {...words.partners} />
      <HomeBuild id="we-build-ai" {...words.build} />
      <HomeEvidence id="ai" {...words.evidence} />
    </Page>
  );
}

/**
 * Where to start: what happened, each with the service that answers it, and the tools that answer a
 * question at once.
 */
function HomeStart({ id, label, heading, tools }: SectionProps & Words["start"]) {
  const { rows } = pages.services.triage;
  return (
    <Sheet id={id} label={label} marginNote={null}>
      <div className={classNames(blocks.late, css.start)}>
        <div>
          <h2 className={text.part}>{heading}</h2>
          <LinkList
            links={rows.map(({ event, go }) => ({ label: event, note: go.label, to: go.href }))}
          />
        </div>
        <div>
          <h2 className={text.part}>{tools.heading}</h2>
          <ToolList />
        </div>
      </div>
    </Sheet>
  );
}

/**
 * The doubt, in broken type, against our figure, which is highlighted when its basis is published.
 */
function HomeDifference({
  id,
  label,
  columns,
  entries,
  ...head
}: SectionProps & Words["difference"]) {
  return (
    <Sheet id={id} label={label} marginNote={null}>
      <SectionHead {...head} />
      <div className={css.ledger}>
        <div className={folders.heads}>
          <span className={text.mono}>{columns.alleged}</span>
          <span className={text.mono}>{columns.proved}</span>
        </div>
        <ul className={classNames(blocks.ruled, folders.ledger)}>
          {entries.map(({ alleged, claim, before, title, text: words }) => (
            <li key={title}>
              <p className={classNames(text.statement, text.alleged)}>{alleged}</p>
              <div className={blocks.twos}>
                <p className={classNames(text.figure, css.figure)}>
                  {before && <span className={text.item}>{before} </span>}
                  <Figure claim={claim} marked={hasBasis(claim)} />
                </p>
                <div className={blocks.notes}>
                  <h3 className={text.name}>{title}</h3>
                  <p>{words}</p>
                </div>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  );
}

const { title, note, foot, lines } = citedAnswer;

type Card = Words["capabilities"]["cards"][number];

/** Six dividers that slide under one another while their tabs line up. */
function HomeCapabilities({
  id,
  label,
  open,
  cards,
  ...head
}: SectionProps & Words["capabilities"]) {
  return (
    <HeadedSheet id={id} label={label} {...head} ground="board">
      <ol className={css.binder}>
        {cards.map((card, i) => (
          <Divider key={card.id} open={open} stock={folders[`stock${i + 1}`]} {...card} />
        ))}
      </ol>
    </HeadedSheet>
  );
}

type DividerProps = Card & { open: string; stock: string | undefined };

function Divider({
  id,
  letter,
  title,
  href,
  count,
  text: words,
  services,
  open,
  stock,
}: DividerProps) {
  const Exhibit = exhibits[letter];
  return (
    <li className={stock}>
      {/* A sticky box cannot be a scroll target, so the anchor is a static element before it. */}
      <span id={id} className={css.target} />
      <div className={css.divider}>
        <a className={classNames(folders.tab, css.tab)} href={`#${id}`}>
          <b>{letter}</b>
          <span>{title}</span>
        </a>
        <div className={classNames(folders.card, css.card)}>
          <div className={classNames(folders.large, css.words)}>
            <p className={text.monoInk}>{count}</p>
            <h3>{title}</h3>
            <p>{words}</p>
            <ul className={classNames(text.small, css.services)}>
              {services.map((service) => (
                <li key={service.label}>
                  {service.href ? (
                    <Anchor to={service.href}>{service.label}</Anchor>
                  ) : (
                    service.label
                  )}
                </li>
              ))}
            </ul>
            <GoLink to={href}>{`${open} ${title}`}</GoLink>
          </div>
          <Exhibit brief />
        </div>
      </div>
    </li>
  );
}

const exhibits: Readonly<
  Record<Card["letter"], ComponentType<{ letter?: string | undefined; brief?: boolean }>>
> = {
  A: ProductionLogExhibit,
  B: CitedAnswerExhibit,
  C: PlatformActivityExhibit,
  D: DriveExhibit,
  E: DataMapExhibit,
  F: HostingExhibit,
};

/**
 * The query assistant in a few lines: answers with their sources, and one question without an
 * answer.
 */
function CitedAnswerExhibit() {
  return (
    <Exhibit title={title} note={note} foot={foot}>
      <Answers
        lines={lines.map(({ question, answer }) => [
          question,
          <CitedLines key={question} lines={answer} />,
        ])}
      />
    </Exhibit>
  );
}

/** What we build, in full-width type, above a ruler of the days it takes. */
function HomeBuild({
  id,
  label,
  heading,
  lead,
  actions,
  reader,
  note,
  ruler,
}: SectionProps & Words["build"]) {
  return (
    <Sheet id={id} label={label} marginNote={null} ground="ink">
      <h2 className={text.display2}>{heading}</h2>
      <div className={blocks.row}>
        <p className={text.lead}>{lead}</p>
        <div className={classNames(blocks.stack, css.build)}>
          <Buttons actions={actions} />
          <p className={text.mono}>{fill(note, { name: reader.name, role: reader.role })}</p>
        </div>
      </div>
      <Ruler {...ruler} />
    </Sheet>
  );
}

function Ruler({ caption, day: dayWord, milestones }: Words["build"]["ruler"]) {
  const last = milestones.at(-1)?.day ?? 0;
  const days = Array.from({ length: last }, (_, i) => ((i + 1) % 5 === 0 ? 62 : 38));
  const places = [
    `[data-last]{--last:${last}}`,
    ...milestones.map(({ day }) => `[data-day="${day}"]{--day:${day}}`),
  ].join("");
  return (
    <figure className={classNames(blocks.after, css.ruler)}>
      {/* Documents allow no style attribute. React puts this into the head. */}
      <style href="milestones" precedence="page">
        {places}
      </style>
      <figcaption className={text.mono}>{caption}</figcaption>
      <svg viewBox={`0 0 ${last} 100`} preserveAspectRatio="none" aria-hidden="true">
        <path
          stroke="var(--rule-2)"
          vectorEffect="non-scaling-stroke"
          d={`M0 100${days.map((height) => `m1 0v-${height}v${height}`).join("")}`}
        />
        <path
          stroke="var(--mark)"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
          d={milestones.map(({ day }) => `M${day} 100V0`).join("")}
        />
      </svg>
      <ol data-last="">
        {milestones.map(({ day, title }) => (
          <li key={day} data-day={day}>
            <span className={text.mono}>{`${dayWord} ${day}`}</span>
            <b className={text.words}>{day === last ? <mark>{title}</mark> : title}</b>
          </li>
        ))}
      </ol>
    </figure>
  );
}
