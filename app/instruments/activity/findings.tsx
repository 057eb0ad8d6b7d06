import { type ReactNode, useState } from "react";
import fold from "#app/instruments/frame/fold.module.css";
import result from "#app/instruments/frame/result.module.css";
import text from "#app/ui/text.module.css";
import { AccountName } from "./account-name.tsx";
import css from "./activity.module.css";
import { titleOf } from "./describe.ts";
import type { Finding } from "./finding.ts";
import { FindingBody } from "./finding-body.tsx";
import type { Judged } from "./judge.ts";
import { activityResult as words } from "./words-result.ts";
import type { ZoneClock } from "./zone-clock.ts";

type FindingsProps = {
  readonly judged: Judged;
  readonly clock: ZoneClock;
  readonly files: readonly string[];
  readonly without: ReadonlySet<string>;
  readonly onTick: (key: string, isIn: boolean) => void;
};

/** The findings by test, each with its records. The first is open. */
export function Findings({ judged: { tests, settings }, clock, files, without, onTick }: FindingsProps) {
  const findings = tests.flatMap((test) => test.findings);
  const total = tests.reduce((sum, test) => sum + test.total, 0);
  if (findings.length === 0) return null;
  return (
    <div className={css.findings}>
      <h4>{words.findingsTitle(findings.length)}</h4>
      {findings.map((finding, i) => (
        <FindingFold key={finding.key} number={i + 1} finding={finding}>
          <FindingBody
            finding={finding}
            settings={settings}
            clock={clock}
            files={files}
            isIn={!without.has(finding.key)}
            onTick={(isIn) => onTick(finding.key, isIn)}
          />
        </FindingFold>
      ))}
      {total > findings.length && <p className={result.more}>{words.moreFindings(total - findings.length)}</p>}
    </div>
  );
}

/** Renders its content when first opened, because that fetches the rows. */
function FindingFold({ number, finding, children }: { number: number; finding: Finding; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(number === 1);
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className={fold.line}>
        <span className={text.mono}>{number}</span>
        <span>
          <b>{titleOf(finding)}</b>
          <small>
            <AccountName>{finding.person}</AccountName>
          </small>
        </span>
        <span className={text.mono}>{words.finding.records(finding.rows.length)}</span>
      </summary>
      {isOpen && children}
    </details>
  );
}
