import { describe, expect, test } from "vitest";
import { createSearch } from "./engine.ts";

const documents = [
  { id: "hold", title: "Legal holds", text: "Custodians are told what to keep." },
  { id: "review", title: "Review", text: "Technology-assisted review ranks the documents." },
  { id: "scattered", title: "Assisted living", text: "The technology is under review. Their product does the work." },
  { id: "workspace", title: "Google Workspace", text: "Drive and Vault." },
  { id: "office", title: "Microsoft 365", text: "Targets, targeted mail, and the rest of the tenant." },
  { id: "stacks", title: "Stacks", text: "A stack of black boxes lacks a label." },
];
const search = createSearch(documents, { title: 4, text: 1 });
const ids = (q: string) => search(q).hits.map(({ id }) => id);

describe("synonyms", () => {
  test("find the pages that use another term for the same", () => {
    expect(ids("GSuite")).toEqual(["workspace"]);
    expect(ids("O365")).toEqual(["office"]);
    expect(ids("litigation hold")).toEqual(["hold"]);
  });

  test("of several words count only where they stand side by side", () => {
    expect(ids("predictive coding")).toEqual(["review"]);
    expect(ids("technology-assisted review")).toEqual(["review", "scattered"]);
  });

  test("are understood as they stand: TAR does not begin “target”", () => {
    expect(ids("TAR")).toEqual(["review"]);
    expect(ids("targ")).toEqual(["office"]);
  });

  test("are understood with a typing error", () => {
    expect(ids("predictve codng")).toEqual(["review"]);
    expect(ids("litigaton hold")).toEqual(["hold"]);
  });
});

describe("typing errors", () => {
  test.each(["custdian", "cutsodian", "custoodians"])("%s finds the custodians", (q) => {
    expect(ids(q)).toEqual(["hold"]);
  });

  test("do not change the first letter: “slack” is not “black” or “lack”", () => {
    expect(search("blacks").hits.map(({ terms }) => terms)).toEqual([["black"]]);
    expect(search("slack").hits.flatMap(({ terms }) => terms)).not.toContain("black");
  });
});

test("the last word may be unfinished, however short", () => {
  expect(ids("legal h")).toEqual(["hold"]);
});

test("every word counts; when no document has them all, the ones that have some are given as such", () => {
  expect(search("custodians keep")).toMatchObject({ hits: [{ id: "hold" }], partial: false });
  expect(search("custodians submarine")).toMatchObject({ hits: [{ id: "hold" }], partial: true });
  expect(search("xylophone submarine")).toEqual({ hits: [], partial: true });
});

test("survives whatever is typed", () => {
  for (const q of ["", " ", "(", "*", "\\", "a".repeat(1000), "“”", "37(e)", "💥", "the", "\u0000"]) expect(() => search(q)).not.toThrow();
});
