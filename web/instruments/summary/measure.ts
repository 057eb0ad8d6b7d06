import { splitSentences } from "./split-sentences.ts";
import { type Length, sentencesOf, summarize } from "./summarize.ts";
import { summaryTestTexts } from "./test-texts.ts";
import { unmarked } from "./unmarked.ts";

/** How many chosen sentences were marked as key ones; the same for the first sentences of the text, and the number expected by chance. */
export function measureChoice(length: Length) {
  const results = summaryTestTexts.map(({ name, text: source }) => {
    const { text, marked } = unmarked(source);
    const summary = summarize(text);
    const isKey = ({ start }: { readonly start: number }) => marked.includes(start);
    const chosen = sentencesOf(summary, length);
    const all = summary.sentences.length;
    return {
      name,
      sentences: all,
      key: marked.length,
      found: summary.sentences.filter(isKey).length,
      chosen: chosen.length,
      right: chosen.filter(isKey).length,
      first: summary.sentences.slice(0, chosen.length).filter(isKey).length,
      chance: (chosen.length * marked.length) / all,
    };
  });
  const sum = (of: (result: (typeof results)[number]) => number) => results.reduce((total, result) => total + of(result), 0);
  return {
    results,
    chosen: sum(({ chosen }) => chosen),
    right: sum(({ right }) => right),
    first: sum(({ first }) => first),
    chance: Math.round(sum(({ chance }) => chance) * 10) / 10,
  };
}

/** Sentence ends in the test paragraphs: true ends, ends found, and false ends. The same for Unicode’s rules alone. */
export function measureEnds() {
  const bare = new Intl.Segmenter("en", { granularity: "sentence" });
  const tally = { ends: 0, found: 0, wrong: 0, bareFound: 0, bareWrong: 0 };
  for (const marked of summarySentences) {
    const pieces = marked.split("|");
    const text = pieces.join("");
    const ends = new Set(pieces.map((_, i) => pieces.slice(0, i + 1).join("").length));
    const ours = splitSentences(text).map(({ end }) => end);
    const bares = [...bare.segment(text)].map(({ index, segment }) => index + segment.trimEnd().length);
    tally.ends += ends.size;
    tally.found += ours.filter((end) => ends.has(end)).length;
    tally.wrong += ours.filter((end) => !ends.has(end)).length;
    tally.bareFound += bares.filter((end) => ends.has(end)).length;
    tally.bareWrong += bares.filter((end) => !ends.has(end)).length;
  }
  return tally;
}

/** Paragraphs written for the measurement of sentence ends; each true end but the last is marked with "|". */
const summarySentences = [
  "The motion was filed under Fed. R. Civ. P. 26(b)(1) on May 3.| Nobody opposed it.",
  "See Tolland v. Verhoeven, No. 19-cv-204, slip op. at 7.| The court denied the motion.",
  "Dr. Lindqvist and Ms. Amadi met Mr. Castellan at 9 a.m. in the boardroom.| They left at noon.",
  "“Did you sign it?”| “No.| I was in Joliet.”",
  "Id. at 12.| Id. § 4.| The rule is plain.",
  "The contract with Vellmark Inc. was signed in the U.S. by both parties.| It ends in December.",
  "He moved to the U.S. in 2015.| She stayed in Hamburg.",
  "They had an office in the U.S.| It closed in 2020.",
  "Exhibits include letters, notes, etc. from the file.| The list is attached.",
  "Mail was sent to J. Prentiss and to R. J. Haddad on Friday.| Both answered.",
  "The reserve was $9.8 million in Q4.| It was $14.2 million in version 7.2.1 of the file.",
  "Under 17 C.F.R. § 240.10b-5 and 15 U.S.C. § 78j(b), a statement may mislead.| The statute says more.",
  "Some forms, e.g. form 12-B, were signed early, i.e. before the inspection.| Others were not.",
  "1. The first figure was low.| 2. The second was not.",
  "“Who pays for the kits?” she asked.| Nobody knew!",
  "Sgt. Ruiz, Capt. Hale and Prof. Wei testified on Jan. 14 and on Feb. 3.| The hearing closed.",
  "The goods were delivered to Vellmark Inc.| The invoice followed a week later.",
  "See Ex. 4, p. 12, and Ex. 5, pp. 3 to 9.| Fig. 2 shows the valve.",
  "It happened at 5 p.m.| The door was open.",
  "The witness paused ... and then went on.| Nobody spoke.",
  "Cf. Smith Corp. v. Jones Co., 512 U.S. 218 (1994).| The case is old.",
  "Mr. Justice Hale wrote the opinion; Mrs. Reyes et al. appealed.| They lost.",
  "Was it signed?| Yes.| When?| On May 3.",
  "The Hon. Maria Delgado presides in St. Louis.| Her clerk is new.",
  "Send it to Acme Ltd. or to Tolland & Co. by Friday.| Keep a copy.",
  "Plan A failed.| Plan B. was never written down.",
  "The version that was sent was Exhibit A.| The other was Exhibit B.",
  "Approx. 40 crates arrived vs. 38 on the note.| Two were missing.",
  "Counsel (see Rule 26(f).) conferred.| A plan was filed.",
  "He said “I did not sign.”| She said “You did.”",
  "In re Valve Antitrust Litig., 44 F. Supp. 2d 101 (N.D. Ill. 1999), is cited often.| It is not binding.",
  "The tests ran on Dec. 3 at the Milwaukee plant, Bldg. 2, Rm. 114.| All failed.",
] as const;
