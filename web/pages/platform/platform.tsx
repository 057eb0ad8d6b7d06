import { activity } from "content/instruments.ts";
import type { Words } from "content/kinds.ts";
import type { Picture } from "content/picture.ts";
import { holdsWindow, riskWindow } from "content/specimen/exhibits/platform-windows.ts";
import type { ReactNode } from "react";
import { ActivityInstrument } from "web/instruments/activity/activity-instrument.tsx";
import { Instrument } from "web/instruments/frame/instrument.tsx";
import { Page } from "web/layout/page.tsx";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import type { PageProps } from "web/pages/index.ts";
import { classNames } from "web/parts/class-names.ts";
import { Portrait } from "web/parts/portrait.tsx";
import { Phrase } from "web/parts/rich-text.tsx";
import rows from "web/parts/rows.module.css";
import text from "web/parts/text.module.css";
import blocks from "web/sections/blocks.module.css";
import { Closing } from "web/sections/closing.tsx";
import { NumberedIndex } from "web/sections/item-list.tsx";
import { PracticeHero } from "web/sections/practice-hero.tsx";
import { Questions } from "web/sections/questions.tsx";
import { HeadedSheet } from "web/sections/section-head.tsx";
import css from "./platform.module.css";
import { ActivityWindow, PlatformWindow } from "./platform-window.tsx";

type Own = PageProps<"platform">["words"];

export default function Platform({ words }: PageProps<"platform">) {
  return (
    <Page path="/siemly" practice="microsoft">
      <PracticeHero id="top" practice="microsoft" {...words.hero}>
        <ActivityWindow picture={words.screenshots.activity} />
      </PracticeHero>
      <PlatformInstruments id="platform" {...words.instruments}>
        <HoldsWindow picture={words.screenshots.holds} />
        <RiskWindow picture={words.screenshots.risk} />
      </PlatformInstruments>
      <Instrument id="activity" label={activity.label} words={activity} of={ActivityInstrument} />
      <PlatformLeadership id="leadership" {...words.leadership} />
      <Questions id="limits" {...words.limits} />
      <Closing id="next" ground="tab" {...words.closing} />
    </Page>
  );
}

/** The instruments in words on the left, their windows on the right. */
function PlatformInstruments({
  id,
  label,
  heading,
  lead,
  items,
  children,
}: SectionProps & Words<"itemList"> & { children: ReactNode }) {
  return (
    <Sheet id={id} label={label} heading={heading}>
      <div className={classNames(blocks.late, css.split)}>
        <div className={classNames(blocks.stack, css.words)}>
          <h2>{heading}</h2>
          {lead && <Phrase as="p" className={text.lead} words={lead} />}
          <NumberedIndex items={items} />
        </div>
        <div className={classNames(blocks.stack, css.windows)}>{children}</div>
      </div>
    </Sheet>
  );
}

/** A legal hold with six custodians and the status of each. */
function HoldsWindow({ picture }: { picture: Picture | undefined }) {
  return (
    <PlatformWindow
      id="screenshot-holds"
      tab="holds"
      title={holdsWindow.title}
      note={holdsWindow.note}
      foot={holdsWindow.foot}
      picture={picture}
    >
      <ol className={classNames(rows.lines, css.holds)}>
        {holdsWindow.holds.map(([name, share, state]) => (
          <li key={name}>
            <b>{name}</b>
            <svg aria-hidden="true">
              <rect width={`${share}%`} height="100%" />
            </svg>
            <span className={text.mono}>{state}</span>
          </li>
        ))}
      </ol>
    </PlatformWindow>
  );
}

/** Three events from a day's forty thousand, each with its rating and its reason. */
function RiskWindow({ picture }: { picture: Picture | undefined }) {
  return (
    <PlatformWindow
      id="screenshot-risk"
      tab="risk"
      title={riskWindow.title}
      note={riskWindow.note}
      foot={riskWindow.foot}
      picture={picture}
    >
      <ol className={classNames(rows.lines, css.risks)}>
        {riskWindow.risks.map(({ level, label, title, detail }) => (
          <li key={title}>
            <span className={css[level]}>{label}</span>
            <div>
              <b>{title}</b>
              <p className={text.mono}>{detail}</p>
            </div>
          </li>
        ))}
      </ol>
    </PlatformWindow>
  );
}

/** Four people on cards: portrait, name, title, biography. Every second card is lower. */
function PlatformLeadership({ id, label, people, ...head }: SectionProps & Own["leadership"]) {
  return (
    <HeadedSheet id={id} label={label} {...head} ground="board">
      <ul className={classNames(blocks.stacks, blocks.fours, css.people)}>
        {people.map((person) => (
          <li key={person.name}>
            <Portrait person={person} size="small" />
            <h3>{person.name}</h3>
            <p className={text.monoInk}>{person.role}</p>
            <p className={text.note}>{person.bio}</p>
          </li>
        ))}
      </ul>
    </HeadedSheet>
  );
}
