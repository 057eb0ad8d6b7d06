import type { ReactNode } from "react";
import { Exhibit } from "#app/exhibits/exhibit.tsx";
import { Waveform } from "#app/exhibits/waveform.tsx";
import text from "#app/ui/text.module.css";
import css from "./voice-thread-exhibit.module.css";

type Message = {
  readonly voice: string;
  readonly length: string;
  readonly seed: number;
  readonly words: ReactNode;
  readonly own?: boolean;
};

const messages: readonly Message[] = [
  { voice: "Wei", length: "00:09", seed: 1, words: "Did the container leave?" },
  {
    voice: "Custodian",
    length: "00:14",
    seed: 3,
    own: true,
    words: (
      <>
        Not yet. <mark>Change the date on the bill.</mark>
      </>
    ),
  },
  { voice: "Wei", length: "00:04", seed: 5, words: "And the insurer?" },
  { voice: "Custodian", length: "00:21", seed: 2, own: true, words: "They see the bill, not the ship." },
  { voice: "Wei", length: "00:02", seed: 6, words: "Understood." },
];

/** Five voice messages put back into their thread, each with its words under its voice. */
export function VoiceThreadExhibit({ letter = "B-1" }: { letter?: string }) {
  return (
    <Exhibit
      letter={letter}
      title="Voice messages, thread 41"
      note="Specimen, 00:50"
      foot="Speaker, time and original audio travel with the text"
    >
      <ol className={css.thread}>
        {messages.map(({ voice, length, seed, words, own }) => (
          <li key={seed} className={own ? css.own : undefined}>
            <span className={text.mono}>
              {voice}, {length}
            </span>
            <div className={css.bubble}>
              <Waveform bars={40} seed={seed} className={css.wave} />
              <p>{words}</p>
            </div>
          </li>
        ))}
      </ol>
    </Exhibit>
  );
}
