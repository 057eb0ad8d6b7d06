import { initialed } from "../names.ts";

/** PRB 0004312: who speaks when, in hundredths of the recording, and the lines that matter. */
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

const voice = (n: number) => `Voice ${n}`;

export const transcript = {
  title: "Voice message, two speakers",
  note: "01:26",
  foot: "Speakers told apart by voice, named by counsel. Original audio attached",
  lanes,
  voice,
  speaks: (times: number) => `Speaks ${times} times`,
  ticks: ["00:00", "00:22", "00:43", "01:04", "01:26"],
  lines: [
    { time: "00:04", voice: 1, words: "Is it already in the workbook?" },
    { time: "00:11", voice: 2, words: "Version six, yes. Seven has the other number." },
    { time: "00:22", voice: 2, words: "==Don’t put that in an email.==" },
    { time: "00:31", voice: 1, words: "I am not writing anything. [laughter]" },
  ],
} as const;

/**
 * The recording of the call of March 6 (PRB 0004302): each voice's share, and the reason for its
 * name.
 */
export const speakers = {
  title: "Call of March 6, three voices",
  note: "27:40",
  foot: "Names given by counsel’s team, each with its reason. Specimen, invented persons",
  table: "Voices",
  columns: {
    voice: "Voice",
    name: "Named as",
    reason: "Because",
    share: "Share of speech",
    turns: "Turns",
    drowned: "Overlapped",
  },
  get voices() {
    return [
      {
        voice: "Voice 1",
        share: 52,
        turns: 61,
        drowned: "4%",
        name: initialed("castellan"),
        reason: "Own voicemail greeting, compared by ear",
      },
      {
        voice: "Voice 2",
        share: 41,
        turns: 58,
        drowned: "6%",
        name: initialed("amadi"),
        reason: "Introduces herself, 00:03",
      },
      {
        voice: "Voice 3",
        share: 7,
        turns: 3,
        drowned: "40%",
        name: "Not named",
        reason: "Too short, too much crosstalk",
      },
    ];
  },
  /** The voice without a name. */
  marked: "Voice 3",
} as const;
