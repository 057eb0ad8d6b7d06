import {
  contactSheet,
  multilingual,
  reviewerCount,
  voiceThread,
} from "content/specimen/exhibits/case-studies.ts";
import exhibit from "web/exhibits/exhibit.module.css";
import { Exhibit } from "web/exhibits/exhibit.tsx";
import { Waveform } from "web/exhibits/waveform.tsx";
import { classNames } from "web/parts/class-names.ts";
import { Phrase } from "web/parts/rich-text.tsx";
import text from "web/parts/text.module.css";
import css from "./case-exhibits.module.css";

/** One clause in three originals, with its English translation. */
export function MultilingualExhibit() {
  return (
    <Exhibit title={multilingual.title} note={multilingual.note} foot={multilingual.foot}>
      <ul className={classNames(exhibit.entries, css.clauses)}>
        {multilingual.originals.map(({ language, clause }) => (
          <li key={language}>
            <span className={classNames(text.mono, css.language)}>{language}</span>
            <span className={classNames(text.words, text.alleged)} lang={language}>
              {clause}
            </span>
          </li>
        ))}
        <li>
          <span className={classNames(text.mono, css.language)}>
            {multilingual.english.language}
          </span>
          <Phrase as="span" className={text.item} words={multilingual.english.clause} />
        </li>
      </ul>
    </Exhibit>
  );
}

const IN_ROW = 30;
const PLANNED = 90;

/** A full review team, person by person, with the few who were needed marked. */
export function ReviewerCount({ neededOfTen }: { neededOfTen: number }) {
  const places = Array.from({ length: PLANNED }, (_, i) => ({
    column: i % IN_ROW,
    row: Math.floor(i / IN_ROW),
  }));
  const isNeeded = ({ column }: { column: number }) => column < (IN_ROW * neededOfTen) / 10;
  return (
    <svg
      className={css.team}
      viewBox="0 0 300 66"
      role="img"
      aria-label={reviewerCount.label(neededOfTen)}
    >
      <path
        fill="var(--rule)"
        d={places
          .filter((place) => !isNeeded(place))
          .map(person)
          .join("")}
      />
      <path fill="var(--ink)" d={places.filter(isNeeded).map(person).join("")} />
    </svg>
  );
}

function person({ column, row }: { column: number; row: number }) {
  const x = column * 10;
  const y = row * 22;
  return `M${x + 1} ${y + 18}v-6q4-5 8 0v6zM${x + 2.4} ${y + 5}a2.6 2.6 0 1 1 5.2 0a2.6 2.6 0 1 1-5.2 0z`;
}

/** One seed for the drawn voice of each message. */
const seeds = [1, 3, 5, 2, 6];

/** Five voice messages in their thread, each transcribed below its waveform. */
export function VoiceThreadExhibit() {
  return (
    <Exhibit title={voiceThread.title} note={voiceThread.note} foot={voiceThread.foot}>
      <ol className={classNames(exhibit.pane, css.thread)}>
        {voiceThread.messages.map(({ said, own, words }, i) => (
          <li key={said} className={own ? css.own : undefined}>
            <span className={text.mono}>{said}</span>
            <div className={css.bubble}>
              <Waveform bars={40} seed={seeds[i] ?? 0} className={css.wave} />
              <Phrase as="p" words={words} />
            </div>
          </li>
        ))}
      </ol>
    </Exhibit>
  );
}

const ACROSS = 8;

/** Eight subjects on 60 by 40. The first has the rooftop unit that is counted. */
const subjects = [
  "M3 29h54M10 29V16h20v13M14 20h3M21 20h3M14 24h3M21 24h3M14 16v-6h11v6M17 10V7h5v3M16 13h7M38 29v-8l8-4 8 4v8",
  "M3 30h54M12 29V17h20v12M32 20h8l5 5v4h-13zM16 30a3 3 0 1 0 6 0a3 3 0 1 0-6 0M36 30a3 3 0 1 0 6 0a3 3 0 1 0-6 0",
  "M3 30h54M18 30v-7M18 9c-6 0-9 5-8 9s5 6 8 6 8-2 8-6-2-9-8-9M42 30v-5M42 15c-4 0-6 3-6 6s3 5 6 5 6-2 6-5-2-6-6-6",
  "M3 26h54M3 26l16-12 9 7 8-9 21 14M44 11a4 4 0 1 0 .1 0",
  "M3 31h54M8 31V12h44v19M8 18h44M14 22h9v9M30 22h16v5H30z",
  "M3 30h54M10 30v-5l5-6h16l7 6h9q3 0 3 5M15 25h23M24 19v6M15 30a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0M39 30a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0",
  "M3 31h54M14 31V9h6v22M14 9L8 12M20 9h30M50 9v5M47 14h6v5h-6zM20 9l10-4 20 4M14 15h6M14 21h6M14 27h6M34 31v-6h16v6",
  "M3 29h54M8 29V19l11-9 11 9v10M15 29v-7h7v7M30 29V21h22v8M36 24h4M44 24h4M24 12V8h3v6",
] as const;
/**
 * Row by row, indexes of the subjects; 0 is the rooftop unit. A negative index mirrors the picture.
 */
const order = [
  1, 4, -2, 3, 6, 5, -3, 2, /**/ 3, 0, 7, -1, 2, 4, -6, 5, /**/ 4, 2, 3, -5, 0, 0, 2, -3, /**/ 2,
  -1, 6, 3, 1, 7, 4, -1, /**/ -3, 4, 0, 1, -2, 4, 5, 2, /**/ 7, 2, -3, 4, 1, 0, 6, -4,
] as const;
const frames = order.map((subject, i) => ({
  subject,
  x: (i % ACROSS) * 60,
  y: Math.floor(i / ACROSS) * 40,
}));

/**
 * A contact sheet of 48 photographs, drawn; a detector has marked the five that show a rooftop
 * unit.
 */
export function ContactSheet() {
  return (
    <svg
      className={css.sheet}
      viewBox="0 0 480 240"
      role="img"
      aria-label={contactSheet.label(order.length, order.filter((subject) => subject === 0).length)}
    >
      <defs>
        {subjects.map((d, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: drawn subjects never change order
          <path key={i} id={`contact-${i}`} d={d} />
        ))}
      </defs>
      {frames.map(({ subject, x, y }) => (
        <g key={`${x} ${y}`} className={subject === 0 ? css.hit : css.frame}>
          <path className={css.paper} d={`M${x + 2} ${y + 2}h56v36h-56z`} />
          <use
            href={`#contact-${Math.abs(subject)}`}
            transform={
              subject < 0 ? `translate(${x + 60} ${y}) scale(-1 1)` : `translate(${x} ${y})`
            }
          />
          {subject === 0 && (
            <path strokeWidth="1.2" strokeDasharray="3 2" d={`M${x + 11} ${y + 4}h17v13.5h-17z`} />
          )}
        </g>
      ))}
    </svg>
  );
}
