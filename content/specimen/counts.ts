import { count } from "./count.ts";

/** Documents of the matter at each stage: counted at the sources, loaded, put before reviewers; then produced, or withheld in full as privileged. */
export const stages = { atSources: 1_200_418, loaded: 486_112, forReview: 86_996, produced: 6_114, withheld: 612 } as const;

/** Documents set aside at each stage. */
export const setAside = {
  byTargeting: stages.atSources - stages.loaded,
  byProcessing: stages.loaded - stages.forReview,
  byReviewers: stages.forReview - stages.produced - stages.withheld,
} as const;

/** The same, as pages print them. */
export const printed = {
  atSources: count(stages.atSources),
  loaded: count(stages.loaded),
  forReview: count(stages.forReview),
  produced: count(stages.produced),
  withheld: count(stages.withheld),
} as const;

/** Pages are numbered once, in three volumes. A page withheld in full keeps its number but is not in the volume. */
export const volumes = [
  { name: "VOL001", first: 1, last: 1_880, withheldPages: 96, documents: 604 },
  { name: "VOL002", first: 1_881, last: 4_100, withheldPages: 210, documents: 698 },
  { name: "VOL003", first: 4_101, last: 18_640, withheldPages: 842, documents: 4_812 },
] as const;

/** Pages of a volume that were produced. */
export const pagesOf = ({ first, last, withheldPages }: (typeof volumes)[number]) => last - first + 1 - withheldPages;
