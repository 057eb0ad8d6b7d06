import text from "web/parts/text.module.css";
import { LINES_PER_PAGE, type Line } from "./lay-lines.ts";
import type { TranscriptRead } from "./read-transcript.ts";
import css from "./transcript.module.css";
import { beside } from "./transcript-text.ts";
import { transcriptResult as words } from "./words-result.ts";

type TranscriptPageProps = { readonly read: TranscriptRead; readonly page: readonly Line[]; readonly number: number; readonly of: number };

/** A page of 25 numbered lines, with its head and foot. A selection is read by what `data-line` says (transcript-pages.tsx). */
export function TranscriptPage({ read: { name, sha256, cues }, page, number, of }: TranscriptPageProps) {
  return (
    <article className={css.page} aria-label={words.pageOf(number, of)}>
      <header className={text.mono}>
        <span>{name}</span>
        <span>{words.pageOf(number, of)}</span>
      </header>
      <ol>
        {Array.from({ length: LINES_PER_PAGE }, (_, i) => {
          const line = page[i];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is its number
            <li key={i} data-line={line ? `${number}:${i + 1}` : undefined} data-starts={line?.starts ? "" : undefined}>
              <time>{beside(line, i, cues)}</time>
              <b>{i + 1}</b>
              <span dir="auto">{line?.text.trimStart()}</span>
            </li>
          );
        })}
      </ol>
      <footer className={text.mono}>
        <span>{words.hashLine(sha256)}</span>
        <span>{words.notCertified}</span>
      </footer>
    </article>
  );
}
