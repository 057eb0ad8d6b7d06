import { drive } from "content/specimen/exhibits/drive.ts";
import type { ReactNode } from "react";
import { DriveExhibit } from "web/exhibits/drive-exhibit.tsx";
import { Page } from "web/layout/page.tsx";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import type { PageProps } from "web/pages/index.ts";
import { classNames } from "web/parts/class-names.ts";
import { Phrase } from "web/parts/rich-text.tsx";
import rows from "web/parts/rows.module.css";
import text from "web/parts/text.module.css";
import blocks from "web/sections/blocks.module.css";
import { Checklist } from "web/sections/checklist.tsx";
import { Closing } from "web/sections/closing.tsx";
import folders from "web/sections/folders.module.css";
import { ItemList } from "web/sections/item-list.tsx";
import { PracticeHero } from "web/sections/practice-hero.tsx";
import css from "./google.module.css";

type Words = PageProps<"google">["words"];

export default function Google({ words }: PageProps<"google">) {
  return (
    <Page path="/google" practice="google">
      <PracticeHero id="top" practice="google" {...words.hero} />
      <GoogleDrive id="drive-collection" {...words.drive}>
        <DriveExhibit letter="D-1" />
      </GoogleDrive>
      <Checklist id="consulting" {...words.consulting} />
      <GoogleFormats id="formats" {...words.formats} />
      <Closing id="next" ground="tab" {...words.closing} />
    </Page>
  );
}

/**
 * How a Drive is reduced: the proportion in the heading, the steps beside the panel, the whole
 * account as one bar.
 */
function GoogleDrive({
  id,
  label,
  heading,
  lead,
  steps,
  bar,
  children,
}: SectionProps & Words["drive"] & { children: ReactNode }) {
  const percent = (gigabytes: number) => `${Math.round((gigabytes / drive.total) * 10_000) / 100}%`;
  return (
    <Sheet id={id} label={label} heading={heading}>
      <div className={folders.head}>
        <Phrase as="h2" className={text.display3} words={heading} />
        <p className={text.lead}>{lead}</p>
      </div>
      <div className={blocks.split}>
        <ol className={classNames(blocks.ruled, blocks.notes, rows.railed, css.steps)}>
          {steps.map((step) => (
            <li key={step.title}>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
        {children}
      </div>
      <div className={classNames(blocks.after, css.bar)}>
        <svg stroke="var(--rule)" role="img" aria-label={`${bar.takenText}, ${bar.totalText}`}>
          {Array.from(
            { length: Math.floor(drive.total / DIVISION) },
            (_, i) => (i + 1) * DIVISION,
          ).map((at) => (
            <line key={at} x1={percent(at)} x2={percent(at)} y1="0" y2="100%" />
          ))}
          <rect fill="var(--mark)" stroke="var(--ink)" width={percent(drive.taken)} height="100%" />
        </svg>
        <span className={text.monoInk}>{bar.takenText}</span>
        <span className={text.mono}>{bar.totalText}</span>
      </div>
    </Sheet>
  );
}

/** Gigabytes per division of the bar. */
const DIVISION = 5;

/** What each file type becomes on export, and the limits of that. */
function GoogleFormats({
  id,
  label,
  heading,
  deliveredAs,
  rows,
  limits,
}: SectionProps & Words["formats"]) {
  return (
    <Sheet id={id} label={label} heading={heading}>
      <h2 className={blocks.heading}>{heading}</h2>
      <ul className={classNames(blocks.ruled, folders.ledger, blocks.texts)}>
        {rows.map(({ from, to, text: words }) => (
          <li key={from}>
            <h3 className={classNames(text.heading, css.change)}>
              {from}
              <svg
                viewBox="0 0 44 24"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.6"
                aria-hidden="true"
              >
                <path d="M0 12h42M32 2l10 10-10 10" />
              </svg>
              <span className={text.hidden}>{`, ${deliveredAs} `}</span>
              {to}
            </h3>
            <Phrase as="p" words={words} />
          </li>
        ))}
      </ul>
      <ItemList
        items={limits}
        className={classNames(blocks.stacks, blocks.notes, blocks.thirds, blocks.after, css.limits)}
      />
    </Sheet>
  );
}
