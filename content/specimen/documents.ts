import { elsewhereInTheVolume } from "./documents/elsewhere-in-the-volume.ts";
import { financeMail } from "./documents/finance-mail.ts";
import { notResponsive } from "./documents/not-responsive.ts";
import { operationsAndContracts } from "./documents/operations-and-contracts.ts";
import { phonesAndPaper } from "./documents/phones-and-paper.ts";
import type { SpecimenDocument } from "./specimen-document.ts";

/**
 * The whole collection in the order of its numbers, about 50 KB. For tests, and for code that is loaded on demand. Pages and exhibits
 * import from exhibits/ instead; documents.test.ts keeps the two consistent.
 */
export const documents: readonly SpecimenDocument[] = [
  ...financeMail,
  ...operationsAndContracts,
  ...phonesAndPaper,
  ...elsewhereInTheVolume,
  ...notResponsive,
];

/** Number of the last page. */
export const lastPage = ({ bates = 0, pages }: SpecimenDocument) => bates + pages - 1;
