import { expect, it } from "vitest";
import { readLanguages } from "./read-languages.ts";

// Written before the code was changed, and not used to change it.
const lines = [
  { text: "Kunnen jullie de facturen nog vandaag opsturen?", right: ["nld"] },
  { text: "Prosím, pošlete nám podepsanou smlouvu.", right: ["ces"] },
  { text: "Voitko lähettää sopimuksen huomenna?", right: ["fin"] },
  { text: "Kérem, küldje el a szerződést holnapig.", right: ["hun"] },
  { text: "Va rugam sa trimiteti contractul semnat astazi.", right: ["ron"] },
  { text: "The invoice is attached. La factura está adjunta y debe pagarse antes del viernes.", right: ["eng", "spa"] },
  { text: "Merci de vérifier le contrat avant vendredi. Please let me know if anything is missing.", right: ["eng", "fra"] },
] as const;

it.each(lines)("$text", async ({ text, right }) => {
  const { paragraphs } = await readLanguages({ sources: [{ name: "", source: text }], most: 1e6 }, () => undefined);
  const named = paragraphs.flatMap((paragraph) => paragraph.language ?? []);
  expect(named.toSorted()).toEqual(right);
});
