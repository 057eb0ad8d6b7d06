import { classNames } from "#app/ui/class-names.ts";
import text from "#app/ui/text.module.css";
import { Axis, Exhibit } from "./exhibit.tsx";
import css from "./transcript-exhibit.module.css";

const lines = [
  { time: "00:04", voice: 1, words: "Is it already in the workbook?" },
  { time: "00:11", voice: 2, words: "Version six, yes. Seven has the other number." },
  { time: "00:22", voice: 2, words: "Don’t put that in an email.", marked: true },
  { time: "00:31", voice: 1, words: "I am not writing anything. [laughter]" },
] as const;
/** Who speaks when, in hundredths of the recording: the two lanes of the drawing. */
const lanes = [
  [
    [4, 11],
    [31, 44],
    [62, 71],
    [86, 95],
  ],
  [
    [12, 21],
    [24, 30],
    [46, 60],
    [73, 84],
  ],
] as const;
const ticks = ["00:00", "00:22", "00:43", "01:04", "01:26"];

/** A voice message by speaker, and what was said. */
export function TranscriptExhibit({ letter = "B-5" }: { letter?: string }) {
  return (
    <Exhibit
      letter={letter}
      title="Voice message, two speakers"
      note="01:26"
      foot="Speakers told apart by voice, named by counsel. Original audio attached"
    >
      <div className={css.sound}>
        <ul className={text.mono}>
          {lanes.map((spans, i) => (
            <li key={spans[0][0]}>
              <span>Voice {i + 1}</span>
              <svg viewBox="0 0 400 40" preserveAspectRatio="none" role="img" aria-label={`Speaks ${spans.length} times`}>
                <path className={css.silence} d="M0 20h400" />
                <path d={wave(spans)} />
                {i === 1 && <rect x="92" y="-2" width="30" height="44" />}
              </svg>
            </li>
          ))}
        </ul>
        <Axis ticks={ticks} />
      </div>
      <ol className={css.lines}>
        {lines.map((line) => (
          <li key={line.time}>
            <span className={text.mono}>{line.time}</span>
            <span className={classNames(text.mono, css.voice)}>Voice {line.voice}</span>
            <p>{"marked" in line ? <mark>{line.words}</mark> : line.words}</p>
          </li>
        ))}
      </ol>
    </Exhibit>
  );
}

/** Upright strokes around a middle line; louder in the middle of a sentence than at its ends. */
function wave(spans: readonly (readonly [from: number, to: number])[]) {
  let path = "";
  for (const [from, to] of spans) {
    for (let x = from * 4; x < to * 4; x += 2) {
      const inside = (x - from * 4) / ((to - from) * 4);
      const height = 2 * Math.round(1 + 19 * Math.sin(Math.PI * inside) ** 0.4 * Math.abs(Math.sin(x * 0.83) * Math.cos(x * 0.29)));
      path += `M${x} ${20 - height / 2}v${height}`;
    }
  }
  return path;
}
