import { phonesAndPaper } from "content/specimen/documents/phones-and-paper.ts";
import type { SpecimenDocument } from "content/specimen/specimen-document.ts";
import { expect, it } from "vitest";
import { transcriptSpecimen } from "./specimen.ts";

it("says what the collection’s entry of the recording quotes", () => {
  const documents: readonly SpecimenDocument[] = phonesAndPaper;
  const recorded = documents.find(({ bates }) => bates === 4302);
  const quoted = (recorded?.text ?? "").split(/Voice \d: /).map((part) => part.trim());
  const quotes = quoted
    .filter((part) => part !== "" && !part.startsWith("["))
    .map((part) => part.replace(/^Introduces herself as Dana\. /, ""));
  expect(quotes).toHaveLength(3);
  for (const quote of quotes) expect(transcriptSpecimen.text).toContain(quote);
});
