import text from "#app/ui/text.module.css";
import css from "./activity.module.css";
import { sentencesOf } from "./describe.ts";
import type { Finding } from "./finding.ts";
import { FindingRows } from "./finding-rows.tsx";
import type { Settings } from "./settings.ts";
import { activityResult as words } from "./words-result.ts";
import type { ZoneClock } from "./zone-clock.ts";

type FindingBodyProps = {
  readonly finding: Finding;
  readonly settings: Settings;
  readonly clock: ZoneClock;
  readonly files: readonly string[];
  readonly isIn: boolean;
  readonly onTick: (isIn: boolean) => void;
};

/** A finding: what its rows say, what they do not show, and the rows. */
export function FindingBody({ finding, settings, clock, files, isIn, onTick }: FindingBodyProps) {
  const sentences = sentencesOf(finding, settings.minutes, clock).filter(Boolean);
  return (
    <div className={css.finding}>
      <div>
        <h5 className={text.mono}>{words.finding.what}</h5>
        <ul>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        <label className={css.tick}>
          <input type="checkbox" checked={isIn} onChange={({ currentTarget }) => onTick(currentTarget.checked)} />
          {words.finding.include}
        </label>
      </div>
      <div>
        <h5 className={text.mono}>{words.finding.leaves}</h5>
        <ul>
          {words.tests[finding.facts.test].leaves.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </div>
      <FindingRows rows={finding.rows} zone={settings.zone} files={files} />
    </div>
  );
}
