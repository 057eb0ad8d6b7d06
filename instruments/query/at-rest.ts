// Evaluated by the build (web/build/content-modules.ts): the form has its options without loading the collection.

import { collection } from "./collection.ts";
import { custodianName } from "./terms.ts";
import { query as words } from "./words.ts";

const byLabel = (a: { readonly label: string }, b: { readonly label: string }) => a.label.localeCompare(b.label);

/** Whose data there is, by name. */
export const custodianOptions = [...new Set(collection.map(({ custodian }) => custodian))]
  .map((value) => ({ value, label: custodianName(value) }))
  .sort(byLabel);

/** What kinds of documents there are. */
export const kindOptions = [...new Set(collection.map(({ kind }) => kind))]
  .map((value) => ({ value, label: words.kinds[value] }))
  .sort(byLabel);

export const documentCount = collection.length;

const days = collection.map(({ at }) => at.slice(0, 10)).sort();
/** The first and the last day of the collection, ISO 8601. */
export const firstDay = days[0] ?? "";
export const lastDay = days.at(-1) ?? "";
