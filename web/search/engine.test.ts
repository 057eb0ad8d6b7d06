import { describe, expect, test } from "vitest";
import { createSearch, excerpt } from "./engine.ts";
import { isWithin } from "./reading.ts";
import { stemOf } from "./words.ts";

const documents = [
  { id: "hold", title: "Legal holds", text: "Custodians are told what to keep." },
  { id: "review", title: "Review", text: "Technology-assisted review ranks the documents." },
  {
    id: "scattered",
    title: "Assisted living",
    text: "The technology is under review. Their product does the work.",
  },
  { id: "workspace", title: "Google Workspace", text: "Drive and Vault." },
  {
    id: "office",
    title: "Microsoft 365",
    text: "Targets, targeted mail, and the rest of the tenant, sent in Teams.",
  },
  {
    id: "stacks",
    title: "Stacks",
    text: "A stack of black boxes lacks a label. The team asked two other teams.",
  },
  {
    id: "rules",
    title: "Rules",
    text: "Rule 26(f) comes before 34. See FRCP 5.2 for filings, with 2 exceptions, and Social Security numbers.",
  },
  { id: "safe", title: "Custody", text: "The data is encrypted." },
];
const search = createSearch({ title: 4, text: 1 });
for (const { id, title, text } of documents) {
  search.add(id, "title", title);
  search.add(id, "text", text, 0);
}
const find = (q: string) => search.find(q);
const ids = (q: string) => find(q).hits.map(({ id }) => id);

describe("the word itself", () => {
  test("A whole word ranks before its beginning, and the beginning before a typing error", () => {
    const order = createSearch({ text: 1 });
    for (const [id, text] of Object.entries({
      begins: "customary customary customary",
      itself: "a custom among many other words in a long text",
    }))
      order.add(id, "text", text);
    expect(order.find("custom").hits.map(({ id }) => id)).toEqual(["itself", "begins"]);
    expect(order.find("cutsom ").hits.map(({ id }) => id)).toEqual(["itself"]);
    order.add("literal", "text", "cutsom");
    expect(order.find("cutsom ").hits.map(({ id }) => id)).toEqual(["literal"]);
  });

  test("The word itself is found in another form", () => {
    expect(ids("encryption")).toEqual(["safe"]);
    expect(ids("custodian")).toEqual(["hold"]);
  });

  test("A question for security does not find Social Security", () => {
    expect(ids("security")).toEqual([]);
    expect(ids("social security")).toEqual(["rules"]);
  });

  test("A word that is also a name finds the name first", () => {
    expect(ids("Teams")).toEqual(["office", "stacks"]);
    expect(ids("teams")).toEqual(["office", "stacks"]);
  });
});

describe("numbers and rules", () => {
  test.each(["26(f)", "FRCP 5.2", "Rule 26(f)", "rule 26 f", "5.2"])(
    "%s stands there just so",
    (q) => {
      expect(ids(q)).toEqual(["rules"]);
      expect(find(q).partial).toBe(false);
    },
  );

  test.each(["SOC 2", "26(b)", "30(b)(6)", "5.3", "ISO 27001"])(
    "%s does not, and nothing is made of its parts",
    (q) => {
      expect(find(q)).toMatchObject({ hits: [], missing: [q] });
    },
  );
});

describe("synonyms", () => {
  test("find the pages that use another term for the same", () => {
    expect(ids("GSuite")).toEqual(["workspace"]);
    expect(ids("O365")).toEqual(["office"]);
    expect(ids("litigation hold")).toEqual(["hold"]);
  });

  test("Synonyms of several words count only where they stand side by side", () => {
    expect(ids("predictive coding")).toEqual(["review"]);
    expect(ids("technology-assisted review")).toEqual(["review", "scattered"]);
  });

  test("An abbreviation is a whole word: TAR does not find “target”", () => {
    expect(ids("TAR ")).toEqual(["review"]);
    expect(ids("TAR")[0]).toBe("review");
    expect(ids("targ")).toEqual(["office"]);
  });

  test("Synonyms are understood with a typing error", () => {
    expect(ids("predictve codng")).toEqual(["review"]);
    expect(ids("litigaton hold")).toEqual(["hold"]);
  });
});

describe("typing errors", () => {
  test.each(["custdian", "cutsodian", "custoodians"])("%s finds the custodians", (q) => {
    expect(ids(q)).toEqual(["hold"]);
  });

  test.each(["slack", "SLACK", "HIPAA"])("%s is another word, not a mistyped one", (q) => {
    expect(find(q)).toMatchObject({ hits: [], missing: [q] });
  });
});

test("the last word may be unfinished, however short", () => {
  expect(ids("legal h")).toEqual(["hold"]);
});

test("Every word of a question counts; documents with some of them are given as partial", () => {
  expect(find("custodians keep")).toMatchObject({
    hits: [{ id: "hold" }],
    partial: false,
    missing: [],
  });
  expect(find("custodians submarine")).toMatchObject({
    hits: [{ id: "hold" }],
    partial: true,
    missing: ["submarine"],
  });
  expect(find("xylophone submarine")).toMatchObject({
    hits: [],
    partial: true,
    missing: ["xylophone", "submarine"],
  });
});

test("a hit names the section that has the most of the words", () => {
  const sections = createSearch({ title: 4, text: 1 });
  sections.add("page", "title", "A page");
  for (const [i, text] of ["the log", "the privilege log, twice the log", "privilege"].entries())
    sections.add("page", "text", text, i);
  expect(sections.find("privilege log").hits[0]?.section).toBe(1);
  expect(sections.find("a page").hits[0]?.section).toBe(-1);
});

test("survives whatever is typed", () => {
  for (const q of ["", " ", "(", "*", "\\", "a".repeat(1000), "“”", "37(e)", "💥", "the", "\u0000"])
    expect(() => find(q)).not.toThrow();
});

test.each([
  ["custodian", "custodian", 0],
  ["custdian", "custodian", 1],
  ["custoodian", "custodian", 1],
  ["custodiam", "custodian", 1],
  ["cutsodian", "custodian", 1],
  ["custdain", "custodian", 2],
])("%s is %s with %i slips, and not with fewer", (typed, meant, slips) => {
  expect(isWithin(typed, meant, slips)).toBe(true);
  if (slips > 0) expect(isWithin(typed, meant, slips - 1)).toBe(false);
});

test("Edits between two words count the same from either side", () => {
  expect(isWithin("load", "loaded", 2)).toBe(isWithin("loaded", "load", 2));
  expect(isWithin("", "ab", 1)).toBe(false);
});

const text =
  "Everything is written down. The custodian keeps the phone while the examiner watches. A hash is taken when the image closes, " +
  "and again on arrival. Nothing else is copied, and nothing else is kept for longer than the matter needs it. The hash of the " +
  "image is read aloud.";
const terms = (...words: string[]) => words.map(stemOf);

describe("an excerpt", () => {
  test("An excerpt begins with the sentence of the hit and is cut at a word", () => {
    const cut = excerpt(text, terms("hash"), 60);
    expect(cut).toMatch(/^… A hash is taken /);
    expect(cut).toMatch(/[\w.] …$/);
    expect(cut.length).toBeLessThanOrEqual(64);
  });

  test("An excerpt is where the most of the words stand together", () => {
    expect(excerpt(text, terms("hash", "aloud"), 60)).toContain("read aloud");
  });

  test("An excerpt is the whole of a short text, and its beginning when nothing was hit", () => {
    expect(excerpt("Short.", ["hash"], 60)).toBe("Short.");
    expect(excerpt(text, ["absent"], 60)).toMatch(/^Everything/);
  });

  test("always holds the hit, wherever it is", () => {
    for (const word of ["written", "examiner", "arrival", "longer", "needs"])
      expect(excerpt(text, terms(word), 50)).toContain(word);
  });
});
