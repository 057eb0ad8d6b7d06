import text from "web/parts/text.module.css";
import type { Clip } from "./clips.ts";
import type { Cue } from "./cue.ts";
import { LINES_PER_PAGE, type Line } from "./lay-lines.ts";
import { rangeText } from "./parse-designations.ts";
import css from "./transcript.module.css";
import { beside } from "./transcript-text.ts";
import { transcriptResult } from "./words-result.ts";

const { print: words } = transcriptResult;
/** Lines that fill the second page, with the table and the limits. */
const MOST_LINES = 30;

type PagesOnPaperProps = { readonly clips: readonly Clip[]; readonly lines: readonly Line[]; readonly cues: readonly Cue[] };

/** Prints the designated lines instead of the pages; without designations, the first page. */
export function PagesOnPaper({ clips, lines, cues }: PagesOnPaperProps) {
  let room = MOST_LINES;
  const excerpts = clips.flatMap((clip) => {
    const shown = clip.lines.slice(0, Math.max(0, room));
    room -= clip.lines.length;
    const first = (clip.from.page - 1) * LINES_PER_PAGE + clip.from.line - 1;
    return shown.length > 0 ? [{ title: `${rangeText(clip)} ${clip.party}`.trim(), lines: shown, first }] : [];
  });
  const parts = clips.length > 0 ? excerpts : [{ title: "", lines: lines.slice(0, LINES_PER_PAGE), first: 0 }];
  return (
    <div className={css.excerpts}>
      <h4>{clips.length > 0 ? words.excerpts : words.firstPage}</h4>
      {parts.map((part, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a range may be named twice, and its order stays
        <div key={n}>
          <h5 className={text.mono}>{part.title}</h5>
          <ol>
            {part.lines.map((line, i) => {
              const number = ((part.first + i) % LINES_PER_PAGE) + 1;
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number
                <li key={i}>
                  <time>{beside(line, i, cues)}</time>
                  <b>{number}</b>
                  <span dir="auto">{line.text.trimStart()}</span>
                </li>
              );
            })}
          </ol>
        </div>
      ))}
      {(clips.length > 0 ? room < 0 : lines.length > LINES_PER_PAGE) && <p>{words.more}</p>}
    </div>
  );
}
