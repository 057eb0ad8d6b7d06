import { type Kind, kinds } from "./kinds.ts";
import table from "./test-text.json" with { type: "json" };

/**
 * The published test text, by kind: rows of identifying values, and below each sentences with "{}"
 * for them, into which they are put in turn. The last row of a kind are sentences that should be
 * missed: broken over lines, spelled out, or without identifying words. No look-alike may be
 * replaced. No real person is in it. It uses SSNs of the advertising range or never issued, 555-01
 * telephones and example.com. Addresses are from RFC 5737 and RFC 3849; there are test cards,
 * sample IBANs and VINs.
 */
const rowsByKind: Readonly<Record<string, readonly (readonly string[])[]>> = table;

/** The visitor's list for this text. */
const testNames = [
  "Luis Ortega",
  "Priya Nand",
  "Kerstin Ostrow",
  "Owen Pratt",
  "Ngozi Okafor = Ngo Okafor",
  "Sean O’Dell",
  "Anna-Lena van der Berg",
  "Mila Ortega *",
  "Tomás Pratt *",
];

/** A labeled place; `kind` null is a look-alike, `isHard` was made to be missed. */
export type Label = {
  readonly start: number;
  readonly end: number;
  readonly kind: Kind | null;
  readonly isHard: boolean;
};
export type TestText = {
  readonly text: string;
  readonly names: string;
  readonly labels: readonly Label[];
};

type Sentence = { readonly words: string; readonly kind: Kind | null; readonly isHard: boolean };

/**
 * The published test text with its labels, always the same. Kinds alternate, so that neighbors
 * differ.
 */
export function testText(): TestText {
  const byKind = kinds.map((kind) => sentencesOf(kind, kind));
  const sentences = dealt([...byKind, ...chunks(sentencesOf("look-alikes", null), 10)]);
  return { names: testNames.join("\n"), ...written(sentences) };
}

function sentencesOf(name: string, kind: Kind | null): readonly Sentence[] {
  const rows = rowsByKind[name] ?? [];
  const easy = rows.flatMap((values, i) => {
    const carriers = rows[i + 1] ?? [];
    return i % 2 === 0 && i < rows.length - 1
      ? values.map((value, j) =>
          (carriers[j % carriers.length] ?? "{}").replace("{}", `{${value}}`),
        )
      : [];
  });
  const hard = kind ? (rows.at(-1) ?? []) : [];
  return [
    ...easy.map((words) => ({ words, kind, isHard: false })),
    ...hard.map((words) => ({ words, kind, isHard: true })),
  ];
}

function chunks<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  return items.length === 0 ? [] : [items.slice(0, size), ...chunks(items.slice(size), size)];
}

/** Interleaves lists: the first of each, then the second of each. */
function dealt<T>(lists: readonly (readonly T[])[]): readonly T[] {
  const most = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: most }, (_, i) =>
    lists.flatMap((list) => list.slice(i, i + 1)),
  ).flat();
}

function written(sentences: readonly Sentence[]): Pick<TestText, "text" | "labels"> {
  const labels: Label[] = [];
  let text = "";
  sentences.forEach(({ words, kind, isHard }, i) => {
    const [before = "", value = "", after = ""] = words.split(/[{}]/);
    const start = text.length + before.length;
    labels.push({ start, end: start + value.length, kind, isHard });
    text += `${before}${value}${after}${i % 4 === 3 ? "\n\n" : "\n"}`;
  });
  return { text, labels };
}
