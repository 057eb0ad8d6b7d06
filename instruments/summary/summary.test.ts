import fc from "fast-check";
import { expect, it, test } from "vitest";
import { opensWith, turnsWith } from "./leans-on.ts";
import { summaryMeasured } from "./measured.ts";
import { readDocument, summaryText, unmarked } from "./read-document.ts";
import { summarySpecimen } from "./specimen.ts";
import { splitSentences } from "./split-sentences.ts";
import {
  countsOf,
  type Length,
  lengths,
  sentencesOf,
  smallWordsOf,
  summarize,
  wordsOf,
} from "./summarize.ts";
import { summaryTestTexts } from "./test-texts.ts";

/**
 * How many chosen sentences were marked as key ones; the same for the first sentences of the text,
 * and the number expected by chance.
 */
function measureChoice(length: Length) {
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
  const sum = (of: (result: (typeof results)[number]) => number) =>
    results.reduce((total, result) => total + of(result), 0);
  return {
    results,
    chosen: sum(({ chosen }) => chosen),
    right: sum(({ right }) => right),
    first: sum(({ first }) => first),
    chance: Math.round(sum(({ chance }) => chance) * 10) / 10,
  };
}

/**
 * Sentence ends in the test paragraphs: true ends, ends found, and false ends. The same for
 * Unicode’s rules alone.
 */
function measureEnds() {
  const bare = new Intl.Segmenter("en", { granularity: "sentence" });
  const tally = { ends: 0, found: 0, wrong: 0, bareFound: 0, bareWrong: 0 };
  for (const marked of summarySentences) {
    const pieces = marked.split("|");
    const text = pieces.join("");
    const ends = new Set(pieces.map((_, i) => pieces.slice(0, i + 1).join("").length));
    const ours = splitSentences(text).map(({ end }) => end);
    const bares = [...bare.segment(text)].map(
      ({ index, segment }) => index + segment.trimEnd().length,
    );
    tally.ends += ends.size;
    tally.found += ours.filter((end) => ends.has(end)).length;
    tally.wrong += ours.filter((end) => !ends.has(end)).length;
    tally.bareFound += bares.filter((end) => ends.has(end)).length;
    tally.bareWrong += bares.filter((end) => !ends.has(end)).length;
  }
  return tally;
}

/**
 * Paragraphs written for the measurement of sentence ends; each true end but the last is marked
 * with "|".
 */
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

test("a text of 150,000 lines is ranked", () => {
  expect(summarize("a\n".repeat(150_000)).sentences).toHaveLength(150_000);
});

const specimen = unmarked(summarySpecimen.text).text;
const read = (source: string | File) => readDocument({ source }, () => undefined);
const sentencesIn = (text: string) =>
  splitSentences(text).map(({ start, end }) => text.slice(start, end));

test("the figures on the page are those measured on the published texts", () => {
  const figures = (length: (typeof lengths)[number]) => {
    const { results: _, ...sums } = measureChoice(length);
    return sums;
  };
  const { results } = measureChoice("moderate");
  const total = (of: (result: (typeof results)[number]) => number) =>
    results.reduce((sum, result) => sum + of(result), 0);
  expect({
    texts: summaryTestTexts.length,
    sentences: total(({ sentences }) => sentences),
    key: total(({ key }) => key),
    brief: figures("brief"),
    moderate: figures("moderate"),
    comprehensive: figures("comprehensive"),
    ends: measureEnds(),
  }).toEqual(summaryMeasured);
  expect(results.filter(({ key, found }) => key !== found)).toEqual([]);
});

/**
 * Texts of sentences that share words, with paragraphs, breaks for width, headings and
 * abbreviations.
 */
const text = fc
  .array(
    fc.oneof(
      fc.array(
        fc.constantFrom(
          "valve",
          "report",
          "the",
          "Castellan",
          "March",
          "Dr. Wei",
          "No. 12",
          "crates",
          "not",
          "U.S.",
          "signed\nby",
        ),
        { minLength: 1, maxLength: 14 },
      ),
      fc.array(fc.string({ maxLength: 6 }), { maxLength: 6 }),
    ),
    { maxLength: 30 },
  )
  .chain((sentences) =>
    fc
      .array(fc.constantFrom(". ", "? ", ".\n\n", "\n", " ", "!” "), {
        minLength: sentences.length,
        maxLength: sentences.length,
      })
      .map((ends) => sentences.map((words, i) => `${words.join(" ")}${ends[i]}`).join("")),
  );

test("Every sentence of a summary is in the text, in its order, within the length asked for", () => {
  fc.assert(
    fc.property(text, (source) => {
      const summary = summarize(source);
      const { sentences, counts } = summary;
      for (const length of lengths) {
        const chosen = sentencesOf(summary, length);
        expect(chosen.length).toBe(counts[length]);
        let last = 0;
        for (const { start, end, number } of chosen) {
          expect(start).toBeGreaterThanOrEqual(last);
          last = end;
          expect(sentences[number - 1]).toMatchObject({ start, end });
          expect(summaryText("x", source, summary, length)).toContain(
            `[${number}] ${source.slice(start, end).replace(/\s*[\r\n]+\s*/g, " ")}`,
          );
        }
      }
    }),
    { numRuns: 60 },
  );
});

test("A longer summary has every sentence of a shorter one, the same each time", () => {
  fc.assert(
    fc.property(text, (source) => {
      const summary = summarize(source);
      const [brief = [], moderate = [], comprehensive = []] = lengths.map((length) =>
        sentencesOf(summary, length).map(({ number }) => number),
      );
      expect(moderate).toEqual(expect.arrayContaining(brief));
      expect(comprehensive).toEqual(expect.arrayContaining(moderate));
      expect(summarize(source)).toEqual(summary);
    }),
    { numRuns: 60 },
  );
});

test("sentences leave nothing of a text out but space", () => {
  const bare = (words: string) => words.replace(/\s+/g, "");
  fc.assert(
    fc.property(text, (source) => {
      expect(bare(sentencesIn(source).join(""))).toBe(bare(source));
    }),
    { numRuns: 60 },
  );
});

test("state codes are cited within one sentence", () => {
  const cited = "It failed under Cal. Civ. Code § 1798 and Tex. Bus. & Com. Code § 17.";
  expect(sentencesIn(`${cited} He then left Ill.`).map((sentence) => sentence.trim())).toEqual([
    cited,
    "He then left Ill.",
  ]);
});

test("lines that were broken for width are one sentence; items of a list and short lines are not", () => {
  expect(
    sentencesIn(
      "The inspector found that four doors on the sixth floor did\nnot close by themselves. He wrote it down.",
    ),
  ).toHaveLength(2);
  expect(sentencesIn("Agenda\nFirst the doors\n- the lights\n- the roof")).toHaveLength(4);
});

test("lengths grow with the text, and no length has more than may be taken", () => {
  expect(countsOf(54, 50)).toEqual({ brief: 1, moderate: 5, comprehensive: 14 });
  expect(countsOf(1_000, 900)).toEqual({ brief: 1, moderate: 7, comprehensive: 60 });
  expect(countsOf(2, 1)).toEqual({ brief: 1, moderate: 1, comprehensive: 1 });
  expect(countsOf(5, 0)).toEqual({ brief: 0, moderate: 0, comprehensive: 0 });
});

test.each([
  ["He signed it.", "He"],
  ["“But nobody knew.”", "But"],
  ["Item 4 is late.", undefined],
  ["Sherman signed it.", undefined],
])("%s leans on what stands before: %s", (sentence, word) =>
  expect(opensWith(sentence)).toBe(word),
);

test.each([
  ["However, the door was open.", "However"],
  ["That is not what I said.", "not"],
  ["I didn’t.", "didn’t"],
  ["The door was open and stayed so for the rest of that day, not a minute less.", undefined],
])("%s may take back what stands before: %s", (sentence, word) =>
  expect(turnsWith(sentence)).toBe(word),
);

test("Small words are left out by language; plurals count as singular in English alone", () => {
  const english = smallWordsOf(specimen);
  expect(english.language).toBe("eng");
  expect(
    wordsOf(["The doors of the companies were not closed", "The F.B.I. left"], english),
  ).toEqual([
    { count: 8, terms: ["door", "company", "closed"] },
    { count: 3, terms: ["f·b·i", "left"] },
  ]);
  expect(
    smallWordsOf("Der Vertrag ist nicht unterschrieben, und das ist uns bekannt.").language,
  ).toBe("deu");
  expect(smallWordsOf("kvark zork blip").language).toBeNull();
});

test("the body of a message is read, plain or HTML, and nothing of its header", async () => {
  const head = "From: a@b.example\nSubject: Doors\n";
  const plain = await read(
    new File([`${head}\nThe four doors on the sixth floor were repaired.\n`], "a.eml"),
  );
  expect(plain.read).toMatchObject({
    isMail: true,
    text: "The four doors on the sixth floor were repaired.\n",
  });
  const html = await read(
    new File(
      [`${head}Content-Type: text/html\n\n<p>One door &amp; a hinge.</p><p>Two.</p>`],
      "b.eml",
    ),
  );
  expect(html.read.text.trim()).toBe("One door & a hinge.\n\nTwo.");
});

test.each([
  ["no.pdf", "%PDF", "notText"],
  ["no.docx", "PK", "damaged"],
  ["no.txt", " \n ", "empty"],
  ["no.eml", "Subject: s\n\n \n", "empty"],
  ["long.txt", "word. ".repeat(200_000), "tooLarge"],
])("%s is refused by name", async (name, content, kind) => {
  await expect(read(new File([content], name))).rejects.toMatchObject({ fault: { kind, name } });
});

// Written before the code was changed, and not used to change it.
const sentences = [
  "See Pl.'s Mem. at 4; Smith Decl. ¶ 12; Jones Dep. 45:3-9.| The court agreed.",
  "Defs.' Resp. Ex. B was struck.| Hr'g Tr. 12:4 shows why.| It was sealed.",
  "The parties met in Washington, D.C.| They left at 5 p.m.| Nothing was signed.",
  "Acme Mfg. Co. Inc. paid Harlan Bros. Ltd. in full.| Art. IV, Sec. 2 applies.",
  "Die Frist endet am 3. April 2026.| Hr. Dr. Lee zahlte u. a. 5 Mio. Euro.",
  "He denied it. (Ruiz Dep. 55:3–12.)| She said “I signed.” (Compl. ¶ 12.)| The court agreed.| (He was 55.)| It was over.",
  "1.) Produce all drafts.| • 9. List them.| At 5 a.m. Mr. Ruiz saw Mt. Baker [...] Harlow from room N°. 12.| He left at 6 p.m.| Mr. Ruiz slept.",
  "The claim rests on 50 U.S.C. App. § 1989.| It was filed late.",
  "See Ill. Sup. Ct. R. 213.| The rule is clear.| Its Ref. No. 12-A was lost.",
  "It cites Cal. Code Civ. Proc. § 2031.| N.Y. C.P.L.R. 3101 is broader.| Tex. R. Civ. P. 194 is not.",
  "In Doe v. Roe, 12 Cal. App. 4th 345 (Ct. App. 1994), the court agreed.| Bankr. N.D. Ill. 2001 did not.",
  "The parties are Northgate Inc. (“Seller”), and Tolland Corp. (the “Buyer”).| They signed it.| He paid Tolland Corp.| (It was late.)| He left.",
  "See Silversmiths, Inc. v. Toups, 261 La. 573.| Id. at 574.| He moved to La.| In 1990 he left.",
  "He paid the Bank.| Twelve days passed.| The store was in Ill.| They left.",
] as const;

const mended = [
  "On Mar. 3, Mr. J.P. Morgan Jr. testified.| The reporter was Ms. Lee, C.S.R. No. 84-1234.| He saw Hon. J.P.| The court rose.",
  "Northgate, L.L.C. (“Licensee”) shall pay.| See Sched. A and Ex. B.| The seller, Tolland N.V. (together, the “Parties”), agrees.",
  "The motion (see Doe v. Roe, N.D. Ill. May 22, 2023) was late.| (It was filed on Friday.| Nobody saw it.)| The court (Lee, J.) denied it.",
  "See McCulloch v. Maryland, 17 U.S. (4 Wheat.) 316, 407 (1819).| Sen. Webster argued.| He left.",
] as const;

it.each([...sentences, ...mended])("%s", (marked) => {
  const pieces = marked.split("|");
  expect(sentencesIn(pieces.join("")).map((sentence) => sentence.trim())).toEqual(
    pieces.map((piece) => piece.trim()),
  );
});
