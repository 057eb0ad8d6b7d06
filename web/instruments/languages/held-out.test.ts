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

// Mended afterwards: eld has no Galician, and the small words of Arabic and Urdu may be missing in a short line.
const mended = [
  { text: "A Xunta aprobou onte as axudas para os concellos que sufriron os incendios.", right: ["glg"] },
  { text: "O informe foi enviado onte ao director da empresa e non houbo resposta.", right: ["glg"] },
  { text: "Necesitamos máis tempo para rematar o traballo.", right: ["glg"] },
  { text: "O relatório foi enviado ontem ao diretor da empresa e não houve resposta.", right: ["por"] },
  { text: "A casa branca do meu tio fica perto da praia.", right: ["por"] },
  { text: "El precio subió otra vez este año.", right: ["spa"] },
  { text: "تم توقيع العقد أمس بحضور شاهدين.", right: ["arb"] },
] as const;

it.each(mended)("$text", async ({ text, right }) => {
  const { paragraphs } = await readLanguages({ sources: [{ name: "", source: text }], most: 1e6 }, () => undefined);
  expect(paragraphs.map(({ language }) => language)).toEqual(right);
});
