import { z } from "zod";
import { closing, fields, item, lead, list, person, practiceHero, questions, section } from "../kinds.ts";
import { pictureIn } from "../picture.ts";
import { readPage } from "../read-page.ts";

const screenshot = pictureIn("screenshot").optional();

export const platform = readPage("platform", {
  hero: practiceHero,
  instruments: section({ lead, items: list(item) }),
  limits: questions,
  /** In place of the three drawn windows. */
  screenshots: fields({ activity: screenshot, holds: screenshot, risk: screenshot }).default({}),
  leadership: section({ lead, people: z.array(person) }),
  closing,
});
