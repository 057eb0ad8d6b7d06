import { bates } from "../../bates.ts";

/** PRB 0006218 in the review viewer, as it will be produced: the telephone number is not in it. */
export const viewer = {
  title: "In the viewer",
  get note() {
    return bates(6218);
  },
  from: "Von: T. Brenner",
  date: "11. März, 18:42 MEZ",
  body: [
    "Die Lieferung war ~~nie vollständig.~~ Bitte rufen Sie mich an, ",
    "number withheld",
    ", ich schreibe das nicht auf.",
  ],
  voice: "Voice message, 00:38",
  gloss: "The delivery was ==never complete.== Please call me.",
  foot: "Invented page",
} as const;
