import { bates } from "content/bates.ts";
import { describe, expect, it, test } from "vitest";
import { ask } from "web/instruments/query/ask.ts";
import { noFilters } from "web/instruments/query/terms.ts";

/** A test question with the Bates numbers that must and must not be cited. An empty `mustCite`: no document answers it. */
type Asked = { readonly question: string; readonly mustCite: readonly number[]; readonly mustNotCite?: readonly number[] };

/** Asks questions without filters: the cited numbers, best first, those missed, and those cited wrongly. */
function measure(questions: readonly Asked[], least?: number) {
  return questions.map(({ question, mustCite, mustNotCite = [] }) => {
    const cited = ask(question, noFilters, least).cited.map(({ held }) => Number(held.number.replace(/\D/g, "")));
    return {
      question,
      mustCite,
      cited,
      missed: mustCite.filter((number) => !cited.includes(number)),
      falselyCited: mustNotCite.filter((number) => cited.includes(number)),
    };
  });
}

/** Questions that the collection answers. */
const answerable: readonly Asked[] = [
  { question: "Who knew the reserve had changed before March 14?", mustCite: [4127], mustNotCite: [4241, 4298] },
  { question: "Which version went to the auditors?", mustCite: [4127, 4152], mustNotCite: [4122, 4293] },
  { question: "Who approved the wire?", mustCite: [5210, 4340], mustNotCite: [4287] },
  { question: "Who else was on the call of March 6?", mustCite: [4301], mustNotCite: [4133, 4312] },
  { question: "When was the hold placed?", mustCite: [4251], mustNotCite: [4336] },
  { question: "What did Dana Amadi delete on March 18?", mustCite: [4248], mustNotCite: [4333] },
  { question: "How many crates arrived?", mustCite: [4280], mustNotCite: [4282] },
  { question: "Where are the two crates?", mustCite: [4329], mustNotCite: [4209] },
  { question: "Did the supplier say that the agreement is over?", mustCite: [4125], mustNotCite: [4230] },
  { question: "When does the supply agreement end?", mustCite: [4202], mustNotCite: [4117] },
  { question: "Does the German version govern?", mustCite: [4162], mustNotCite: [4127] },
  { question: "Is notice required to end the contract?", mustCite: [4163], mustNotCite: [4160] },
  { question: "What share of the units does Aumann expect to fail?", mustCite: [4211], mustNotCite: [4104] },
  { question: "Who wanted the percentage left out of the summary?", mustCite: [4221], mustNotCite: [4211] },
  { question: "What is the headroom if the reserve is 14.2?", mustCite: [4289], mustNotCite: [4111] },
  { question: "What does the policy say about a change of estimate above one million dollars?", mustCite: [4230], mustNotCite: [4127] },
  { question: "What did Ms. Falk ask the committee?", mustCite: [4253], mustNotCite: [4257] },
  { question: "Who shortened the minutes?", mustCite: [4256], mustNotCite: [4112] },
  { question: "Was the deleted folder restored?", mustCite: [4251], mustNotCite: [4327] },
  { question: "Who opened the workbook on March 6?", mustCite: [4341], mustNotCite: [4292] },
  { question: "When did Felix Aumann resign?", mustCite: [4274], mustNotCite: [4211] },
  { question: "Who entered building 2 on March 17?", mustCite: [4276], mustNotCite: [4253] },
  { question: "What did Ortega photograph on the dock at Joliet?", mustCite: [4322], mustNotCite: [4326] },
  { question: "How many rooftop units have failed?", mustCite: [4104], mustNotCite: [4324] },
  { question: "What does Ravensau charge for valve kits, list price?", mustCite: [4202], mustNotCite: [4280] },
  { question: "Who told Ortega to stop shipment?", mustCite: [4278], mustNotCite: [4270] },
  { question: "What did Brenner say about the delivery?", mustCite: [6218], mustNotCite: [18400] },
  { question: "What did the first pass of the reserve read?", mustCite: [4103], mustNotCite: [4268] },
  { question: "Who made the reserve workbook?", mustCite: [4235], mustNotCite: [4244] },
  { question: "Does Haddad have a voicemail from Rafael?", mustCite: [4314], mustNotCite: [4133] },
  { question: "Which figure was crossed out?", mustCite: [4318], mustNotCite: [4152] },
  { question: "Did Castellan tell Haddad not to look at the workbook on the weekend?", mustCite: [4292], mustNotCite: [4239] },
  { question: "Who asked Haddad not to use the thread?", mustCite: [4242], mustNotCite: [4127] },
  { question: "Did the auditors ask to see an earlier version?", mustCite: [4156], mustNotCite: [4237] },
  { question: "Did Tate write to Falk about two figures for one estimate?", mustCite: [4337], mustNotCite: [4253] },
  { question: "What did counsel advise on disclosure?", mustCite: [4127], mustNotCite: [4108] },
  { question: "Is there advice on the term of the supply agreement?", mustCite: [4108, 4109], mustNotCite: [4202] },
  { question: "Which custodians got the legal hold notice?", mustCite: [4160], mustNotCite: [4203] },
  { question: "What did Pratt report to counsel on building access?", mustCite: [4277], mustNotCite: [4276] },
  { question: "wire Ravensau March 11", mustCite: [5210], mustNotCite: [4202] },
  { question: "draft minutes, corrections by Thursday", mustCite: [4252], mustNotCite: [4266] },
  { question: bates(4127), mustCite: [4127], mustNotCite: [4130] },
  { question: "Liefervertrag endet", mustCite: [4202], mustNotCite: [6218] },
  { question: "What did Amadi mean by tidied up?", mustCite: [4331], mustNotCite: [4248] },
  { question: "Who attended the finance weekly of February 27?", mustCite: [4112], mustNotCite: [4266, 4268] },
];

/** Questions that no document answers, although most of their words are in the collection. */
const unanswerable: readonly Asked[] = [
  "Was the audit committee told before it met?",
  "Who told the bank about the higher reserve?",
  "Did Brenner approve the wire?",
  "What bonus did Castellan receive?",
  "Did Ostrow delete the folder?",
  "Was the compressor valve recalled by the regulator?",
  "Who leaked the report to the press?",
  "Did Falk approve the change in the reserve?",
  "What did the Harbor matter settle for?",
  "What did Ostrow say about the inspection?",
  "Did Sylvie Moreau order the valve kits?",
  "Which insurer covers the rooftop units?",
  "Did Haddad sign the audit opinion?",
  "Was Priya Nand fired?",
  "Who is the chief executive of Vellmark?",
].map((question) => ({ question, mustCite: [] }));

const measured = measure([...answerable, ...unanswerable]);

describe("of 60 questions", () => {
  it.each(measured.filter(({ mustCite }) => mustCite.length > 0))("“$question” cites what it must, and not what it must not", (result) => {
    expect(result.missed).toEqual([]);
    expect(result.falselyCited).toEqual([]);
  });

  it.each(measured.filter(({ mustCite }) => mustCite.length === 0))("“$question” rests on nothing", ({ cited }) => {
    expect(cited).toEqual([]);
  });

  it("are 45 with an answer and 15 without", () => {
    expect([answerable.length, unanswerable.length]).toEqual([45, 15]);
  });
});

describe("the threshold", () => {
  const at = (least: number) => {
    const results = measure([...answerable, ...unanswerable], least);
    const missed = results.filter((result) => result.missed.length > 0).length;
    const falselyAnswered = results.filter(({ mustCite, cited }) => mustCite.length === 0 && cited.length > 0).length;
    return { least, missed, falselyAnswered, falselyCited: results.flatMap((result) => result.falselyCited).length };
  };

  it("The limit of an answer refuses no right answer and gives no wrong one", () => {
    const swept = [0.4, 0.5, 0.55, 0.6, 0.65, 0.7, 0.75, 0.8, 0.9, 1].map(at);
    const cited = measured.flatMap((result) => result.cited).length;
    const must = answerable.flatMap(({ mustCite }) => mustCite).length;
    const first = measured.filter(({ mustCite, cited: [best] }) => best !== undefined && mustCite.includes(best)).length;
    console.table(swept);
    console.info(
      `60 questions: ${must - measured.flatMap(({ missed }) => missed).length} of ${must} documents cited, ${first} of 45 first, ${cited} citations`,
    );
    const fewest = Math.min(...swept.map((each) => each.missed + each.falselyAnswered + each.falselyCited));
    const [chosen] = swept.filter(({ least }) => least === 0.65);
    expect((chosen?.missed ?? 0) + (chosen?.falselyAnswered ?? 0) + (chosen?.falselyCited ?? 0)).toBe(fewest);
  });
});

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
