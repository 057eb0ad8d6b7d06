import { redactionsResult as words } from "content/instruments/redactions-result.ts";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import { findingTitle, testNumber } from "./describe.ts";
import type { Finding } from "./finding.ts";
import css from "./redactions.module.css";

/** Findings that fit on one page. */
const MOST_ON_PAPER = 14;

/** The printed findings. Recovered words are printed only if the box is ticked. */
export function FindingsOnPaper({ findings, withWords }: { findings: readonly Finding[]; withWords: boolean }) {
  if (findings.length === 0) return null;
  return (
    <div className={classNames(css.onPaper, css.paper)}>
      <h4>{words.findings(findings.length)}</h4>
      <ol>
        {findings.slice(0, MOST_ON_PAPER).map((finding, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two findings may be alike, and their order stays
          <li key={i}>
            {findingTitle(finding)} <span className={text.mono}>{words.testNumber(testNumber(finding.test))}</span>
            {withWords && finding.words && <b>{finding.words.slice(0, 200)}</b>}
          </li>
        ))}
      </ol>
      {findings.length > MOST_ON_PAPER && <p>{words.moreFindings(String(findings.length - MOST_ON_PAPER))}</p>}
      {!withWords && <p>{words.wordsLeftOut}</p>}
    </div>
  );
}
