import { count } from "content/specimen/count.ts";
import { type ReactNode, useState } from "react";
import fold from "web/instruments/frame/fold.module.css";
import { redactionsResult as words } from "web/instruments/redactions/words-result.ts";
import { redactionTests } from "web/instruments/redactions/words-tests.ts";
import text from "web/parts/text.module.css";
import type { Checked } from "./check-file.ts";
import { findingTitle, stepsOf, testNumber } from "./describe.ts";
import type { Finding } from "./finding.ts";
import css from "./findings.module.css";
import { PageView } from "./page-view.tsx";

/** Findings shown; the report has more. */
const MOST_FINDINGS = 60;

/** Each finding: its page with the place outlined, the words, what to do. The first is open. */
export function FindingList({ checked, blob }: { checked: Checked; blob: Blob | undefined }) {
  const { findings, counts } = checked;
  if (findings.length === 0) return null;
  const all = Object.values(counts).reduce((sum, each) => sum + each, 0);
  const shown = findings.slice(0, MOST_FINDINGS);
  return (
    <div className={css.findings}>
      <h4>{words.findings(all)}</h4>
      {shown.map((finding, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two findings may be alike, and their order stays
        <FindingItem key={i} number={i + 1} finding={finding} pages={checked.pages} blob={blob} />
      ))}
      {all > shown.length && <p className={css.more}>{words.moreFindings(count(all - shown.length))}</p>}
    </div>
  );
}

type FindingItemProps = {
  readonly number: number;
  readonly finding: Finding;
  readonly pages: number;
  readonly blob: Blob | undefined;
};

function FindingItem({ number, finding, pages, blob }: FindingItemProps) {
  const [isOpen, setIsOpen] = useState(number === 1);
  return (
    <details open={number === 1} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={fold.line}>
        <span className={text.mono}>{number}</span>
        <b>{findingTitle(finding)}</b>
        <span className={text.mono}>{words.testNumber(testNumber(finding.test))}</span>
      </summary>
      {isOpen && (
        <div className={css.finding} data-placed={finding.page !== undefined && blob ? "" : undefined}>
          {finding.page !== undefined && blob && <PageView blob={blob} number={number} finding={{ ...finding, page: finding.page }} />}
          <Part title={words.parts.what}>
            {finding.words ? (
              <p className={css.words} data-number={number}>
                {finding.words}
              </p>
            ) : (
              <p className={css.words} data-number={number} data-plain="">
                {words.noWords}
              </p>
            )}
            {finding.isUnreadable && <p className={css.remark}>{words.unreadable}</p>}
            <Facts finding={finding} pages={pages} />
          </Part>
          <Part title={words.parts.todo}>
            <ol className={css.steps}>
              {stepsOf(finding).map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </Part>
        </div>
      )}
    </details>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h5 className={text.mono}>{title}</h5>
      {children}
    </div>
  );
}

function Facts({ finding, pages }: { finding: Finding; pages: number }) {
  const { facts } = words;
  const rows = [
    [facts.test, redactionTests[finding.test].tried],
    [facts.page, finding.page === undefined ? undefined : finding.earlier ? count(finding.page) : words.ofPages(finding.page, pages)],
    [facts.place, finding.box && placeOf(finding.box)],
    [facts.held, heldBy(finding)],
    [facts.how, words.causes[finding.cause].how],
  ] as const;
  return (
    <dl>
      {rows.map(
        ([term, value]) =>
          value && (
            <div key={term}>
              <dt className={text.mono}>{term}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function placeOf([left, bottom, right, top]: NonNullable<Finding["box"]>): string {
  const [x, y, width, height] = [left, bottom, right - left, top - bottom].map((value) => value.toFixed(0));
  return words.place(x ?? "", y ?? "", width ?? "", height ?? "");
}

function heldBy({ cause, about, earlier }: Finding): string | undefined {
  if (earlier) return words.bytes(count(earlier.bytes));
  return about && cause === "attachment" ? words.attachmentSize(count(Number(about))) : about;
}
