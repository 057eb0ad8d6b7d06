import { brotliCompressSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { choosePassages } from "./choose-passages.ts";
import type { Entry } from "./entry.ts";

const entry = (href: string, title: string, sentences: readonly string[]): Entry => ({
  kind: "article",
  href,
  title,
  description: "",
  mark: "",
  practice: "",
  sections: [{ anchor: "a", offset: 0, heading: "", sentences }],
});

const weigh = (rows: unknown) => brotliCompressSync(JSON.stringify(rows)).length;
/** Words that compress as badly as prose does. */
const prose = (seed: number, words: number) =>
  Array.from({ length: words }, (_, i) => ((seed * 7919 + i * 104729) % 1_000_003).toString(36)).join(" ");

describe("the budget", () => {
  test("holds everything when there is room", () => {
    const sentences = ["The custodian keeps the phone.", "A hash is taken."];
    const [row] = choosePassages([entry("/a", "Phones", sentences)], 10_000);
    expect(row?.[6]).toEqual([["a", 0, "", sentences.join(" ")]]);
    expect(row?.[7]).toBe("");
  });

  test("is kept with five thousand articles: the newest stay, and so do the passages of what stays", () => {
    const articles = Array.from({ length: 5_000 }, (_, i) => entry(`/blog/${i}`, prose(i, 6), [prose(i + 5_000, 20)]));
    const rows = choosePassages([entry("/page", "Page", ["The load file."]), ...articles], 20_000);
    expect(weigh(rows)).toBeLessThanOrEqual(20_000);
    expect(rows.length).toBeGreaterThan(100);
    expect(rows.slice(1).map(([, href]) => href)).toEqual(articles.slice(0, rows.length - 1).map(({ href }) => href));
    expect(rows[0]?.[6][0]?.[3]).toBe("The load file.");
  });

  test("leaves out sentences before it leaves out an entry", () => {
    const entries = Array.from({ length: 40 }, (_, i) => entry(`/${i}`, prose(i, 3), [prose(i + 100, 30), prose(i + 200, 30)]));
    const rows = choosePassages(entries, 4_000);
    expect(weigh(rows)).toBeLessThanOrEqual(4_000);
    expect(rows).toHaveLength(40);
    expect(rows.some(([, , , , , , sections]) => sections.length === 0)).toBe(true);
  });
});

describe("what is left out", () => {
  const filler = Array.from({ length: 30 }, (_, i) => `Nobody asks for ${prose(i, 12)}.`);
  const rows = choosePassages(
    [entry("/a", "Phones", [...filler, "There is a load file."]), entry("/b", "Paper", ["Zubulake said it, and so did Zubulake."])],
    600,
  );

  test("is said in a word, when it is a term of the field or a name", () => {
    const said = rows.map(([, , , , , , sections, also]) => `${sections.map(([, , , text]) => text).join(" ")} ${also}`);
    expect(said[0]).toContain("load file");
    expect(said[1]).toContain("Zubulake");
  });

  test("is marked between two sentences", () => {
    const kept = choosePassages([entry("/c", "Three", ["The load file.", prose(1, 400), "The privilege log."])], 300);
    expect(kept[0]?.[6][0]?.[3]).toBe("The load file. … The privilege log.");
  });
});
