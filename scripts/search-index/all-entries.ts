import { articleEntries } from "./article-entries.ts";
import type { Entry } from "./entry.ts";
import { eventEntries } from "./event-entries.ts";
import { guideEntries } from "./guide-entries.ts";
import { caseEntries, pageEntries } from "./page-entries.ts";

/** Everything that can be found. Articles come last: with thousands of them the oldest are left to the blog's own search. */
export const allEntries = (): readonly Entry[] => [
  ...pageEntries(),
  ...caseEntries(),
  ...guideEntries(),
  ...eventEntries(),
  ...articleEntries(),
];
