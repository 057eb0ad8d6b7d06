import { count } from "../numbers.ts";

/**
 * The one arithmetic of the matter, in documents: collected; without system files and duplicates;
 * loaded after dates and terms; above the cut-off, so put before reviewers; then produced, or
 * withheld in full as privileged. Every page and instrument takes its counts from here.
 */
export const stages = {
  collected: 1_944_000,
  unique: 1_200_418,
  loaded: 486_112,
  forReview: 86_996,
  produced: 6_114,
  withheld: 612,
} as const;

const systemFiles = 97_200;

/** Documents set aside at each stage, by what set them aside. */
export const setAside = {
  asSystemFiles: systemFiles,
  asDuplicates: stages.collected - systemFiles - stages.unique,
  byDatesAndTerms: stages.unique - stages.loaded,
  belowCutOff: stages.loaded - stages.forReview,
  byReviewers: stages.forReview - stages.produced - stages.withheld,
} as const;

/** Another hosted matter of the same client, which moved between two platforms. */
export const harbor = { documents: 1_204_338, gigabytes: 480 } as const;

/** The same, as pages print them. */
export const printed = {
  collected: count(stages.collected),
  unique: count(stages.unique),
  loaded: count(stages.loaded),
  belowCutOff: count(setAside.belowCutOff),
  forReview: count(stages.forReview),
  produced: count(stages.produced),
  withheld: count(stages.withheld),
  harborDocuments: count(harbor.documents),
  harborGigabytes: count(harbor.gigabytes),
} as const;

/**
 * Pages are numbered once, in three volumes. A page withheld in full keeps its number but is not in
 * the volume.
 */
export const volumes = [
  { name: "VOL001", first: 1, last: 1_880, withheldPages: 96, documents: 604 },
  { name: "VOL002", first: 1_881, last: 4_100, withheldPages: 210, documents: 698 },
  { name: "VOL003", first: 4_101, last: 18_640, withheldPages: 842, documents: 4_812 },
] as const;

/** Pages of a volume that were produced. */
export const pagesOf = ({ first, last, withheldPages }: (typeof volumes)[number]) =>
  last - first + 1 - withheldPages;
