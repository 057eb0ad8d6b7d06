import { articleEntries } from "./article-entries.ts";
import type { Entry } from "./entry.ts";
import { eventEntries } from "./event-entries.ts";
import { guideEntries } from "./guide-entries.ts";
import { caseEntries, type Documents, pageEntries } from "./page-entries.ts";

/** Everything that can be found; articles last, newest first. */
export const allEntries = (documents: Documents): readonly Entry[] => [
  ...pageEntries(documents),
  ...caseEntries(documents),
  ...guideEntries(),
  ...eventEntries(),
  ...articleEntries(),
];
