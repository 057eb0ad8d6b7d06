import type { ReactNode } from "react";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { RichText } from "web/parts/rich-text.tsx";
import text from "web/parts/text.module.css";
import type { Item } from "web/sections/item-list.tsx";
import css from "./google-drive.module.css";

type DriveCutContent = {
  readonly heading: string;
  readonly lead: string;
  readonly steps: readonly Item[];
  readonly bar: { readonly total: number; readonly taken: number; readonly takenText: string; readonly totalText: string };
};

/** Gigabytes per division of the bar. */
const DIVISION = 5;

/** How a Drive is reduced: the proportion in the heading, the steps beside the panel, the whole account as one bar. */
export function GoogleDrive({ id, label, heading, lead, steps, bar, children }: SectionProps & DriveCutContent & { children: ReactNode }) {
  const percent = (gigabytes: number) => `${Math.round((gigabytes / bar.total) * 10_000) / 100}%`;
  return (
    <Sheet id={id} label={label}>
      <div className={css.head}>
        <h2>
          <RichText>{heading}</RichText>
        </h2>
        <p className={text.lead}>{lead}</p>
      </div>
      <div className={css.split}>
        <ol className={css.steps}>
          {steps.map((step) => (
            <li key={step.title}>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
        {children}
      </div>
      <div className={css.bar}>
        <svg role="img" aria-label={`${bar.takenText}, ${bar.totalText}`}>
          {Array.from({ length: Math.floor(bar.total / DIVISION) }, (_, i) => (i + 1) * DIVISION).map((at) => (
            <line key={at} x1={percent(at)} x2={percent(at)} y1="0" y2="100%" />
          ))}
          <rect width={percent(bar.taken)} height="100%" />
        </svg>
        <span className={text.monoInk}>{bar.takenText}</span>
        <span className={text.mono}>{bar.totalText}</span>
      </div>
    </Sheet>
  );
}
