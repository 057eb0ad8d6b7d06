// Evaluated by the build (web/build/content-modules.ts): the form has its options without loading
// the collection.

import { query as words } from "content/instruments.ts";
import { whenShown } from "content/shown.ts";
import { collection } from "./collection.ts";
import { custodianName } from "./terms.ts";

const byLabel = (a: { readonly label: string }, b: { readonly label: string }) =>
  a.label.localeCompare(b.label);

type Options = readonly { readonly value: string; readonly label: string }[];

/** Whose data there is, by name. */
export let custodianOptions: Options;

/** What kinds of documents there are. */
export let kindOptions: Options;

export let documentCount: number;

/** The first and the last day of the collection, ISO 8601. */
export let firstDay: string;
export let lastDay: string;

whenShown("specimenPeople", () => {
  custodianOptions = [...new Set(collection.map(({ custodian }) => custodian))]
    .map((value) => ({ value, label: custodianName(value) }))
    .sort(byLabel);
  kindOptions = [...new Set(collection.map(({ kind }) => kind))]
    .map((value) => ({ value, label: words.kinds[value] }))
    .sort(byLabel);
  documentCount = collection.length;
  const days = collection.map(({ at }) => at.slice(0, 10)).sort();
  firstDay = days[0] ?? "";
  lastDay = days.at(-1) ?? "";
});
