/** What is counted by the day, without anybody being known (docs/operations.md, "Counting"). */
export const countKinds = ["page", "guide", "referrer", "search", "form"] as const;

export type CountKind = (typeof countKinds)[number];

/** Where the browser says what the server cannot see. The answer is 204 whatever was made of it. */
export const countPath = "/api/count";

/** A search that found nothing, with its words; or the first sign in the contact form. */
export type CountReport = { readonly kind: "search"; readonly words: string } | { readonly kind: "form-begun" };

/** Of the words of a search so many characters are sent and kept. */
export const countedWordsLimit = 60;

/** What became of the contact form: first sign of writing, stored, refused or failed on the way. */
export const formSteps = ["begun", "sent", "failed"] as const;

/** Stands for the words of searches that might tell of somebody, and were not kept. */
export const wordsNotKept = "(not kept)";

/** Where staff's inbox asks, on its own port; `?days=` says for how many, today included. */
export const countsPath = "/api/counts";

/** One kind: how many in all, and the most frequent, first the one that came most. */
export type CountGroup = { readonly total: number; readonly rows: readonly { readonly key: string; readonly n: number }[] };

/** Days as "YYYY-MM-DD" in the office's zone, both included. */
export type CountsView = { readonly from: string; readonly to: string; readonly groups: Readonly<Record<CountKind, CountGroup>> };
