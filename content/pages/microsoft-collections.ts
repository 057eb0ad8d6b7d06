import { brief, claim, closing, fields, item, lead, list, practiceHero, process, section, text } from "../kinds.ts";
import { readPage } from "../read-page.ts";

export const microsoftCollections = readPage("microsoft-collections", {
  hero: practiceHero,
  workloads: section({
    lead,
    columns: fields({ taken: text, kept: text, missed: text }),
    rows: list({ name: text, taken: text, kept: text, missed: text }),
  }),
  expertise: section({ lead, basis: claim, items: list(item) }),
  process,
  limits: brief,
  closing,
});
