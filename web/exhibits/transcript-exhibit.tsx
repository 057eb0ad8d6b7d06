import { transcript } from "content/specimen/exhibits/transcription.ts";
import { classNames } from "web/parts/class-names.ts";
import { Phrase } from "web/parts/rich-text.tsx";
import text from "web/parts/text.module.css";
import exhibit from "./exhibit.module.css";
import { Axis, Exhibit } from "./exhibit.tsx";
import css from "./transcript-exhibit.module.css";

const { title, note, foot, lanes, voice, speaks, ticks, lines } = transcript;

/** A voice message by speaker, and what was said. */
export function TranscriptExhibit({ letter }: { letter?: string | undefined }) {
  return (
    <Exhibit letter={letter} title={title} note={note} foot={foot}>
      <div className={css.sound}>
        <ul className={text.mono}>
          {lanes.map((spans, i) => (
            <li key={spans[0][0]}>
              <span>{voice(i + 1)}</span>
              <svg
                viewBox="0 0 400 40"
                preserveAspectRatio="none"
                role="img"
                aria-label={speaks(spans.length)}
              >
                <path
                  stroke="var(--rule)"
                  strokeWidth="1"
                  vectorEffect="non-scaling-stroke"
                  d="M0 20h400"
                />
                <path vectorEffect="non-scaling-stroke" d={wave(spans)} />
                {i === 1 && (
                  <rect
                    fill="none"
                    strokeWidth="1.5"
                    vectorEffect="non-scaling-stroke"
                    x="92"
                    y="-2"
                    width="30"
                    height="44"
                  />
                )}
              </svg>
            </li>
          ))}
        </ul>
        <Axis ticks={ticks} />
      </div>
      <ol className={classNames(exhibit.entries, css.lines)}>
        {lines.map((line) => (
          <li key={line.time}>
            <span className={text.mono}>{line.time}</span>
            <span className={classNames(text.mono, css.voice)}>{voice(line.voice)}</span>
            <Phrase as="p" words={line.words} />
          </li>
        ))}
      </ol>
    </Exhibit>
  );
}

/** Vertical strokes around a middle line, longer in the middle of a sentence than at its ends. */
function wave(spans: readonly (readonly [from: number, to: number])[]) {
  let path = "";
  for (const [from, to] of spans) {
    for (let x = from * 4; x < to * 4; x += 2) {
      const inside = (x - from * 4) / ((to - from) * 4);
      const height =
        2 *
        Math.round(
          1 +
            19 *
              Math.sin(Math.PI * inside) ** 0.4 *
              Math.abs(Math.sin(x * 0.83) * Math.cos(x * 0.29)),
        );
      path += `M${x} ${20 - height / 2}v${height}`;
    }
  }
  return path;
}
