import { voiceThread } from "content/specimen/exhibits/case-studies.ts";
import { Exhibit } from "web/drawings/exhibit.tsx";
import { Waveform } from "web/drawings/waveform.tsx";
import { RichText } from "web/parts/rich-text.tsx";
import text from "web/parts/text.module.css";
import css from "./case-exhibits.module.css";

const { title, note, foot, messages } = voiceThread;
/** One seed for the drawn voice of each message. */
const seeds = [1, 3, 5, 2, 6];

/** Five voice messages in their thread, each transcribed below its waveform. */
export function VoiceThreadExhibit({ letter = "B-1" }: { letter?: string }) {
  return (
    <Exhibit letter={letter} title={title} note={note} foot={foot}>
      <ol className={css.thread}>
        {messages.map(({ said, own, words }, i) => (
          <li key={said} className={own ? css.own : undefined}>
            <span className={text.mono}>{said}</span>
            <div className={css.bubble}>
              <Waveform bars={40} seed={seeds[i] ?? 0} className={css.wave} />
              <p>
                <RichText>{words}</RichText>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </Exhibit>
  );
}
