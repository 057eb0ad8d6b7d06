import { expect, test } from "vitest";
import { type Asked, measure } from "../../../tests/support/query-measure.ts";

/** Written after threshold and synonyms were set, and not used for them: an estimate for a stranger’s questions. */
const heldOut: readonly Asked[] = [
  { question: "When did the covenant test take place?", mustCite: [4111] },
  { question: "Who restored the Q4 reserve folder?", mustCite: [4251] },
  { question: "What time did Ostrow sign in from home?", mustCite: [4333] },
  { question: "How much was the invoice for the valve kits?", mustCite: [4287] },
  { question: "Did anybody crack the compressor valve seat in a test?", mustCite: [4211] },
  { question: "Where was the private drive taken?", mustCite: [4342] },
  { question: "Why was the pallet called back?", mustCite: [4279] },
  { question: "What did Quint want from Amadi's calendar?", mustCite: [4330] },
  { question: "Are oral side agreements allowed?", mustCite: [4163] },
  { question: "Who signed the receiving log?", mustCite: [18400] },
  { question: "Was the warranty reserve in the committee papers?", mustCite: [4260] },
  { question: "What did Haddad write in her notebook?", mustCite: [4317] },
  { question: "Which version does Haddad's note describe?", mustCite: [4293] },
  { question: "Did Moreau tell the supplier that two crates are missing?", mustCite: [4280] },
  { question: "Is there a photo of the delivery note?", mustCite: [4323] },
  { question: "What did the technicians from Milwaukee do?", mustCite: [4272] },
  { question: "Who saw the version history?", mustCite: [4244] },
  { question: "Is there a draft memorandum by outside counsel?", mustCite: [4140] },
  { question: "inaudible voice on the recording", mustCite: [4302] },
  { question: "Kisten Hamburg", mustCite: [4284] },
  { question: "Who paid for the cruise?", mustCite: [] },
  { question: "Did the regulator ask for the workbook?", mustCite: [] },
  { question: "What salary does Ostrow earn?", mustCite: [] },
  { question: "Did Falk resign from the committee?", mustCite: [] },
  { question: "Was Moreau sued by Ravensau?", mustCite: [] },
  { question: "Who ordered forty crates of compressors from Japan?", mustCite: [] },
  { question: "Did Tate delete any emails?", mustCite: [] },
  { question: "Was the reserve 16.4 million?", mustCite: [] },
  { question: "Did Hollis meet the auditors?", mustCite: [] },
  { question: "Who photographed the folder?", mustCite: [] },
];

test("of 30 questions that nothing was tuned for, 17 of 20 are answered and none of 10 falsely", () => {
  const measured = measure(heldOut);
  const missed = measured.filter((result) => result.missed.length > 0).map(({ question }) => question);
  const falselyAnswered = measured.filter(({ mustCite, cited }) => mustCite.length === 0 && cited.length > 0);
  console.info(`30 questions nothing was tuned for: not found\n${missed.join("\n")}`);
  expect(missed.length).toBeLessThanOrEqual(3);
  expect(falselyAnswered).toEqual([]);
});
