/** What is counted per day, without personal data (docs/operations.md, "Counting"). */
export const countKinds = ["page", "guide", "referrer", "campaign", "search", "form"] as const;

export type CountKind = (typeof countKinds)[number];

/**
 * Takes reports of events that only the browser sees. The answer is 204 even when a report is not
 * counted.
 */
export const countPath = "/api/count";

/**
 * A search without results, with its words when the search's index has them all; the first input in
 * the contact form; or the visit of a page that the browser had loaded ahead.
 */
export type CountReport =
  | { readonly kind: "page"; readonly path: string }
  | { readonly kind: "search"; readonly words: string }
  | { readonly kind: "form-begun" };

/** Characters of a search's words that are sent and kept. */
export const countedWordsLimit = 60;

/** The steps of the contact form: first input, stored, refused or failed. */
export const formSteps = ["begun", "sent", "failed"] as const;

/** Replaces the words of searches, and the names of campaigns, that might identify a person. */
export const wordsNotKept = "(not kept)";

/**
 * The staff inbox's request, on the inbox's port. `?days=` is the number of days, including today.
 */
export const countsPath = "/api/counts";

/** One kind: its total, and the most frequent values in descending order. */
export type CountGroup = {
  readonly total: number;
  readonly rows: readonly { readonly key: string; readonly n: number }[];
};

/** Days as "YYYY-MM-DD" in the office's zone; both are included. */
export type CountsView = {
  readonly from: string;
  readonly to: string;
  readonly groups: Readonly<Record<CountKind, CountGroup>>;
};
