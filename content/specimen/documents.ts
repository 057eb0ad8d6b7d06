import type { Content } from "../content.ts";
import { whenShown } from "../shown.ts";

type Documents = Content["specimenDocuments"];

/** The mail and files around the reserve, from the first workbook to the hold. */
export let financeMail: Documents["finance-mail"];

/** Teams, SharePoint, the supply agreement, minutes and logs. */
export let operationsAndContracts: Documents["operations-and-contracts"];

/** Calls, voice messages, notebooks, calendars and photographs. */
export let phonesAndPaper: Documents["phones-and-paper"];

/**
 * The whole collection in the order of its numbers, about 50 KB. For tests, and for code that is
 * loaded on demand. Pages and exhibits import from exhibits/ instead; specimen.test.ts keeps the
 * two consistent.
 */
export let documents: Documents["finance-mail"];

whenShown("specimenDocuments", (all) => {
  financeMail = all["finance-mail"];
  operationsAndContracts = all["operations-and-contracts"];
  phonesAndPaper = all["phones-and-paper"];
  documents = Object.values(all).flat();
});
