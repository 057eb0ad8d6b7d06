import { initialed } from "../people.ts";

/** The recording of the call of March 6 (PRB 0004302): each voice's share, and the reason for its name. */
export const speakers = {
  title: "Call of March 6, three voices",
  note: "27:40",
  foot: "Names given by counsel’s team, each with its reason. Specimen, invented persons",
  table: "Voices",
  columns: { voice: "Voice", name: "Named as", reason: "Because", share: "Share of speech", turns: "Turns", drowned: "Overlapped" },
  voices: [
    {
      voice: "Voice 1",
      share: 52,
      turns: 61,
      drowned: "4%",
      name: initialed("castellan"),
      reason: "Own voicemail greeting, compared by ear",
    },
    { voice: "Voice 2", share: 41, turns: 58, drowned: "6%", name: initialed("amadi"), reason: "Introduces herself, 00:03" },
    { voice: "Voice 3", share: 7, turns: 3, drowned: "40%", name: "Not named", reason: "Too short, too much crosstalk" },
  ],
  /** The voice without a name. */
  marked: "Voice 3",
} as const;
