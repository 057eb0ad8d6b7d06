import { readWords } from "./lists.ts";

// Reads words.yaml, so bundles contain the result instead (web/build/evaluated-modules.ts).

const { feeds, buyerFacts, ...values } = readWords().values;

export const { labels, officeLine, recovery, noConnection, unavailable, guideFrame, basisWords, eventTypes, search } = values;

export const buyerFactWords = buyerFacts;

/** The blog's name outside the site. */
export const blogTitle = feeds.outside;

/** The name of the calendar of events. */
export const eventsTitle = feeds.events;
