import { preFlight } from "content/form-words.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findSigns } from "./find-signs.ts";
import { excerpt } from "./pre-flight-notice.tsx";
import { putBack, takeOut } from "./take-out.ts";

const marked = (text: string) =>
  findSigns(text).map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`);

const samples = [
  ["Find SSN 219-09-9941, please.", ["ssn: 219-09-9941"]],
  ["Card 4111 1111 1111 1111 was used.", ["account: 4111 1111 1111 1111"]],
  ["Routing 011000015 is theirs.", ["account: 011000015"]],
  ["it is Maria Delgado, DOB 04/12/1981.", ["birth: Maria Delgado, DOB 04/12/1981"]],
  ["It is 1:24-cv-03871 in Illinois.", ["docket: 1:24-cv-03871"]],
  ["Here, in Whitlock v. City of Rockford, we ask.", ["parties: Whitlock v. City of Rockford"]],
  ["Our privileged memo says so.", ["privilege: Our privileged"]],
  [
    "See:\nFrom: a@b.example\nSubject: x\n\nDelete it.\n",
    ["mail: From: a@b.example\nSubject: x\n\nDelete it."],
  ],
] as const;

describe("signs are marked, and no more than they are", () => {
  test.each(samples)("%j", (text, signs) => {
    expect(marked(text)).toEqual(signs);
  });

  test.each([
    "Card 4111 1111 1111 1112 fails its check digit.",
    "Our invoice 4500128734 and Bates ABC000001.",
    "SSN tags in 900-12-0000 and 666-12-3456 are never issued.",
    "Call (312) 555-0142.",
    "Hickman v. Taylor, 329 U.S. 495 (1947), is a decision.",
    "Relativity vs. Everlaw?",
    "How do you screen for attorney-client privilege?",
    "From: January 2019\nTo: March 2021",
    "Founded on May 4, 1998.",
  ])("nothing in %j", (text) => {
    expect(marked(text)).toEqual([]);
  });
});

/** Arbitrary text, and arbitrary text mixed with signs. */
const texts = fc
  .array(
    fc.oneof(fc.constantFrom(...samples.map(([text]) => text)), fc.string({ unit: "grapheme" })),
    { maxLength: 4 },
  )
  .map((parts) => parts.join(" "));

test("signs lie within the text, in its order, and none within another", () => {
  fc.assert(
    fc.property(texts, (text) => {
      let from = 0;
      for (const { start, end } of findSigns(text)) {
        expect(start).toBeGreaterThanOrEqual(from);
        expect(end).toBeGreaterThan(start);
        from = end;
      }
      expect(from).toBeLessThanOrEqual(text.length);
    }),
  );
});

test("what is taken out leaves no sign, and comes back to the letter", () => {
  fc.assert(
    fc.property(texts, texts, (text, more) => {
      const once = takeOut(text, new Map(), preFlight.gap);
      expect(findSigns(once.text)).toEqual([]);
      expect(putBack(once.text, once.pieces)).toBe(text);
      // A visitor who writes more after a removal, and removes again.
      const twice = takeOut(`${once.text} ${more}`, once.pieces, preFlight.gap);
      expect(findSigns(twice.text)).toEqual([]);
      expect(putBack(twice.text, twice.pieces)).toBe(`${text} ${more}`);
    }),
  );
});

test("what was written after taking out stays when the words come back", () => {
  const { text, pieces } = takeOut(
    "Find SSN 219-09-9941 and 428-61-7730.",
    new Map(),
    preFlight.gap,
  );
  expect(text).toBe("Find SSN [taken out 1] and [taken out 2].");
  expect(putBack("Find [taken out 2] by Friday.", pieces)).toBe("Find 428-61-7730 by Friday.");
});

test("an excerpt shows a sign within its sentence, and of a long one the beginning", () => {
  const text = `${"before ".repeat(20)}SSN 219-09-9941${" after".repeat(20)}`;
  const [sign] = findSigns(text);
  const shown = sign && excerpt(text, sign);
  expect(shown).toMatchObject({ marked: "219-09-9941", characters: null });
  expect(shown?.before).toMatch(/^…before .*SSN $/);
  expect(shown?.after).toMatch(/^ after.* after…$/);
  const mail = `From: a@b.example\nSubject: x\n${"word ".repeat(100)}`.trim();
  expect(excerpt(mail, { start: 0, end: mail.length })).toMatchObject({
    characters: mail.length,
    marked: expect.stringMatching(/word…$/),
  });
});
