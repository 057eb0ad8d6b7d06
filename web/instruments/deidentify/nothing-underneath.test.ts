import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decide, type Settings } from "./decide.ts";
import { reportFindings } from "./describe.ts";
import { scan } from "./scan.ts";
import { deidentifySpecimen as specimen } from "./specimen.ts";

const plain: Settings = { mode: "hipaa", names: "", hand: [], choices: {}, keptAt: [], year: 2026 };
const run = (text: string, change: Partial<Settings> = {}) => {
  const settings = { ...plain, ...change };
  return decide(
    text,
    scan(text, settings.names, settings.hand, () => undefined),
    settings,
  );
};

describe("nothing underneath", () => {
  const digits = (length: number) =>
    fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((list) => list.join(""));
  const identifier = fc.oneof(
    digits(4).map((d) => `987-65-${d}`),
    digits(2).map((d) => `(815) 555-01${d}`),
    digits(8).map((d) => `account no. 7${d}`),
    digits(4).map((d) => `chart ${d}5`),
    fc.constantFrom("Luis Ortega", "ORTEGA", "Ms. Nand", "Nand, Priya", "luis@example.com", "https://example.com/luis", "192.0.2.14"),
    fc.constantFrom(
      "born June 17, 1971",
      "June 17, 1971",
      "6/17/1971",
      "Joliet, IL 60432",
      "Joliet",
      "18 Larkspur Court",
      "4111 1111 1111 1111",
    ),
    fc.constantFrom("and", "the", "7", "2026", ".", "\n", "[Person 1]", "-", "4320", "IL"),
  );

  test("no original that was replaced stands in the output, under either list", () => {
    fc.assert(
      fc.property(fc.array(identifier, { maxLength: 25 }), fc.constantFrom("frcp", "hipaa"), (words, mode) => {
        const text = words.join(" ");
        const { output, entries, remaining, finds } = run(text, { mode, names: "Luis Ortega\nPriya Nand *" });
        expect(remaining).toEqual([]);
        for (const { label, words: original } of entries) {
          if (label)
            expect(
              ` ${output} `
                .split(original)
                .slice(1)
                .filter((after, i) => isWhole(output, original, i, after)),
            ).toEqual([]);
        }
        // The output differs from the text only at the finds, and each label is at its stated place.
        for (const { outStart, outEnd, entry, isReplaced, start, end } of finds)
          expect(output.slice(outStart, outEnd)).toBe(isReplaced ? entries[entry]?.label : text.slice(start, end));
      }),
    );
  });

  test("different originals never share a label", () => {
    fc.assert(
      fc.property(fc.array(identifier, { maxLength: 25 }), fc.constantFrom("frcp", "hipaa"), (words, mode) => {
        const { entries } = run(words.join(" "), { mode, names: "Luis Ortega\nPriya Nand *" });
        const ssns = entries.filter(({ kind, label }) => label && (kind === "ssn" || kind === "account" || kind === "record"));
        expect(new Set(ssns.map(({ label }) => label)).size).toBe(ssns.length);
      }),
    );
  });

  test("the report has originals when asked for, and not otherwise", () => {
    const settings = { ...plain, names: specimen.names };
    const decided = run(specimen.text, settings);
    const originals = decided.entries.map(({ words }) => words).filter((words) => words.length > 5);
    const without = JSON.stringify(reportFindings(decided, settings, false));
    expect(originals.filter((words) => without.includes(words))).toEqual([]);
    const whole = JSON.stringify(reportFindings(decided, settings, true));
    expect(originals.filter((words) => !whole.includes(words))).toEqual([]);
  });
});

function isWhole(output: string, original: string, nth: number, after: string): boolean {
  const at = ` ${output} `.length - after.length - original.length;
  const letter = /[\p{L}\p{N}]/u;
  const [before, next] = [` ${output} `[at - 1] ?? "", after[0] ?? ""];
  return nth >= 0 && !letter.test(before) && !letter.test(next);
}
