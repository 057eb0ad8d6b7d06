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
