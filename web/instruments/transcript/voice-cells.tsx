import { Fold } from "web/instruments/frame/fold.tsx";
import text from "web/parts/text.module.css";
import type { Voices } from "./labels.ts";
import css from "./transcript.module.css";
import { transcriptResult } from "./words-result.ts";

const { voices: words } = transcriptResult;
/** Voices with a cell; the others keep their names. */
const MOST_VOICES = 24;

type Speaker = { readonly speaker: string; readonly turns: number };
type VoiceCellsProps = { readonly speakers: readonly Speaker[]; readonly voices: Voices; readonly onChange: (voices: Voices) => void };

/** A cell for each voice’s name, and who is examined and who asks. */
export function VoiceCells({ speakers, voices, onChange }: VoiceCellsProps) {
  if (speakers.length === 0) return null;
  const shown = speakers.slice(0, MOST_VOICES);
  return (
    <Fold line={<h4>{words.title}</h4>}>
      <div className={css.voices}>
        <p className={text.sub}>{words.note}</p>
        <div>
          {shown.map(({ speaker, turns }, i) => (
            <p key={speaker}>
              <label htmlFor={`transcript-voice-${i}`}>{words.name(speaker)}</label>
              <input
                id={`transcript-voice-${i}`}
                autoComplete="off"
                maxLength={40}
                placeholder={speaker}
                value={voices.names[speaker] ?? ""}
                onChange={({ currentTarget }) => onChange({ ...voices, names: { ...voices.names, [speaker]: currentTarget.value } })}
              />
              <small className={text.mono}>{words.hint(turns)}</small>
            </p>
          ))}
          {speakers.length > MOST_VOICES && <p>{words.more(speakers.length - MOST_VOICES)}</p>}
        </div>
        <div className={css.roles}>
          <Role part="examiner" speakers={shown} voices={voices} onChange={onChange} />
          <Role part="witness" speakers={shown} voices={voices} onChange={onChange} />
        </div>
      </div>
    </Fold>
  );
}

function Role({ part, speakers, voices, onChange }: VoiceCellsProps & { part: "witness" | "examiner" }) {
  return (
    <p>
      <label htmlFor={`transcript-${part}`}>{words[part]}</label>
      <select
        id={`transcript-${part}`}
        value={voices[part]}
        onChange={({ currentTarget }) => onChange({ ...voices, [part]: currentTarget.value })}
      >
        <option value="">{words.nobody}</option>
        {speakers.map(({ speaker }) => (
          <option key={speaker} value={speaker}>
            {voices.names[speaker] || speaker}
          </option>
        ))}
      </select>
    </p>
  );
}
