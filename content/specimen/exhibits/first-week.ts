import { printed } from "../counts.ts";

/** Hours of a forty-hour week, by task. No machine does the last row. */
export const firstWeek = {
  title: "First week on a matter",
  note: `${printed.loaded} items`,
  foot: "Yellow: human checks. First questions answered on Friday. Specimen matter",
  days: ["Mon", "Tue", "Wed", "Thu", "Fri"],
  tasks: [
    { task: "Load, detect languages", spans: [[0, 6]], person: false },
    { task: "Translate, transcribe, read ink", spans: [[4, 17]], person: false },
    { task: "Images and video", spans: [[6, 12]], person: false },
    { task: "Personal data, privilege screen", spans: [[12, 22]], person: false },
    {
      task: "Summaries, chronology",
      spans: [
        [17, 26],
        [30, 33],
      ],
      person: false,
    },
    {
      task: "Human checks",
      spans: [
        [5, 7],
        [12, 16],
        [20, 24],
        [26, 31],
        [33, 40],
      ],
      person: true,
    },
  ],
} as const;
