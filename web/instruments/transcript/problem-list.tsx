import { count } from "content/specimen/count.ts";
import { Fold } from "web/instruments/frame/fold.tsx";
import result from "web/instruments/frame/result.module.css";
import text from "web/parts/text.module.css";
import type { Problem } from "./cue.ts";
import css from "./transcript.module.css";
import { transcriptResult as words } from "./words-result.ts";

/** Problems shown; the report has all. */
const MOST_ROWS = 30;
/** Longer details are cut. */
const MOST_LETTERS = 90;

/** The problems of the file, with their lines. */
export function ProblemList({ problems }: { problems: readonly Problem[] }) {
  if (problems.length === 0) return null;
  return (
    <Fold line={<h4>{words.problemsTitle(problems.length)}</h4>} wanted={problems.length <= 6}>
      <ul className={css.problems}>
        {problems.slice(0, MOST_ROWS).map((problem, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line may have two, and their order stays
          <li key={i}>
            <span className={text.mono}>{words.atLine(count(problem.line))}</span>
            <span>{problemText(problem)}</span>
          </li>
        ))}
      </ul>
      {problems.length > MOST_ROWS && <p className={result.more}>{words.moreProblems(count(problems.length - MOST_ROWS))}</p>}
    </Fold>
  );
}

/** A problem in a sentence. */
export function problemText({ kind, detail }: Problem): string {
  return words.problems[kind](detail.length > MOST_LETTERS ? `${detail.slice(0, MOST_LETTERS)}…` : detail);
}
