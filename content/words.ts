import type { Content } from "./content.ts";
import { whenShown } from "./shown.ts";

// What belongs to no page: words.yaml, but for script-words.ts.

type Words = Content["words"];

export let labels: Words["labels"];
export let recovery: Words["recovery"];
export let unavailable: Words["unavailable"];
export let guideFrame: Words["guideFrame"];
export let basisWords: Words["basisWords"];
export let eventTypes: Words["eventTypes"];
export let search: Words["search"];
export let buyerFactWords: Words["buyerFacts"];

/** The blog's name outside the site. */
export let blogTitle: string;

/** The name of the calendar of events. */
export let eventsTitle: string;

whenShown("words", ({ feeds, ...words }) => {
  ({
    labels,
    recovery,
    unavailable,
    guideFrame,
    basisWords,
    eventTypes,
    search,
    buyerFacts: buyerFactWords,
  } = words);
  ({ outside: blogTitle, events: eventsTitle } = feeds);
});
