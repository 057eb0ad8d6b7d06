import fc from "fast-check";
import { expect, test } from "vitest";
import { measureChoice, measureEnds } from "./measure.ts";
import { summaryMeasured } from "./measured-figures.ts";
import { readDocument } from "./read-document.ts";
import { summarySpecimen } from "./specimen.ts";
import { splitSentences } from "./split-sentences.ts";
import { countsOf, lengths, sentencesOf, summarize } from "./summarize.ts";
import { opensWith, turnsWith } from "./summary-list.tsx";
import { summaryText } from "./summary-text.ts";
import { smallWordsOf, wordsOf } from "./terms.ts";
import { summaryTestTexts } from "./test-texts.ts";
import { unmarked } from "./unmarked.ts";

test("a text of 150,000 lines is ranked", () => {
  expect(summarize("a\n".repeat(150_000)).sentences).toHaveLength(150_000);
});

const specimen = unmarked(summarySpecimen.text).text;
const read = (source: string | File) => readDocument({ source }, () => undefined);
const sentencesIn = (text: string) => splitSentences(text).map(({ start, end }) => text.slice(start, end));

test("the figures on the page are those measured on the published texts", () => {
  const figures = (length: (typeof lengths)[number]) => {
    const { results: _, ...sums } = measureChoice(length);
    return sums;
  };
  const { results } = measureChoice("moderate");
  const total = (of: (result: (typeof results)[number]) => number) => results.reduce((sum, result) => sum + of(result), 0);
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

/** Texts of sentences that share words, with paragraphs, breaks for width, headings and abbreviations. */
const text = fc
  .array(
    fc.oneof(
      fc.array(
        fc.constantFrom("valve", "report", "the", "Castellan", "March", "Dr. Wei", "No. 12", "crates", "not", "U.S.", "signed\nby"),
        {
          minLength: 1,
          maxLength: 14,
        },
      ),
      fc.array(fc.string({ maxLength: 6 }), { maxLength: 6 }),
    ),
    { maxLength: 30 },
  )
  .chain((sentences) =>
    fc
      .array(fc.constantFrom(". ", "? ", ".\n\n", "\n", " ", "!” "), { minLength: sentences.length, maxLength: sentences.length })
      .map((ends) => sentences.map((words, i) => `${words.join(" ")}${ends[i]}`).join("")),
  );

test("every sentence of a summary stands word for word in the text, in its order, and within the length that was asked for", () => {
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

test("a longer summary has every sentence of a shorter one, and the same text gives the same summary", () => {
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

test("lines that were broken for width are one sentence; items of a list and short lines are not", () => {
  expect(
    sentencesIn("The inspector found that four doors on the sixth floor did\nnot close by themselves. He wrote it down."),
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
])("%s leans on what stands before: %s", (sentence, word) => expect(opensWith(sentence)).toBe(word));

test.each([
  ["However, the door was open.", "However"],
  ["That is not what I said.", "not"],
  ["I didn’t.", "didn’t"],
  ["The door was open and stayed so for the rest of that day, not a minute less.", undefined],
])("%s may take back what stands before: %s", (sentence, word) => expect(turnsWith(sentence)).toBe(word));

test("small words are left out by the language of the text, and plurals count as their singular in English alone", () => {
  const english = smallWordsOf(specimen);
  expect(english.language).toBe("eng");
  expect(wordsOf("The doors of the companies were not closed", english)).toEqual({ count: 8, terms: ["door", "company", "closed"] });
  expect(smallWordsOf("Der Vertrag ist nicht unterschrieben, und das ist uns bekannt.").language).toBe("deu");
  expect(smallWordsOf("kvark zork blip").language).toBeNull();
});

test("the body of a message is read, plain or HTML, and nothing of its header", async () => {
  const head = "From: a@b.example\nSubject: Doors\n";
  const plain = await read(new File([`${head}\nThe four doors on the sixth floor were repaired.\n`], "a.eml"));
  expect(plain.read).toMatchObject({ isMail: true, text: "The four doors on the sixth floor were repaired.\n" });
  const html = await read(new File([`${head}Content-Type: text/html\n\n<p>One door &amp; a hinge.</p><p>Two.</p>`], "b.eml"));
  expect(html.read.text.trim()).toBe("One door & a hinge.\n\nTwo.");
});

test.each([
  ["no.pdf", "%PDF", "notText"],
  ["no.txt", " \n ", "empty"],
  ["no.eml", "Subject: s\n\n \n", "empty"],
  ["long.txt", "word. ".repeat(200_000), "tooLarge"],
])("%s is refused by name", async (name, content, kind) => {
  await expect(read(new File([content], name))).rejects.toMatchObject({ fault: { kind, name } });
});
