import { type Kind, kinds } from "./kind.ts";
import { deidentifyLookAlikes } from "./look-alikes.ts";
import { deidentifyTestText } from "./test-text-words.ts";

/** A labeled place; `kind` null is a look-alike, `isHard` was made to be missed. */
export type Label = { readonly start: number; readonly end: number; readonly kind: Kind | null; readonly isHard: boolean };
export type TestText = { readonly text: string; readonly names: string; readonly labels: readonly Label[] };

type Sentence = { readonly words: string; readonly kind: Kind | null; readonly isHard: boolean };
type Set = { readonly values: string; readonly in: readonly string[] };

/** The published test text with its labels, always the same. Kinds alternate, so that neighbors differ. */
export function testText(): TestText {
  const { names, identifiers } = deidentifyTestText;
  const byKind = kinds.map((kind): readonly Sentence[] => {
    const { hard, ...sets } = identifiers[kind];
    const easy = setsOf(sets).flatMap(filled);
    return [...easy.map((words) => ({ words, kind, isHard: false })), ...hard.map((words) => ({ words, kind, isHard: true }))];
  });
  const alike = deidentifyLookAlikes.flatMap(filled).map((words): Sentence => ({ words, kind: null, isHard: false }));
  const sentences = dealt([...byKind, ...chunks(alike, 10)]);
  return { names: names.join("\n"), ...written(sentences) };
}

function setsOf(sets: {
  readonly values: string;
  readonly in: readonly string[];
  readonly more?: Set;
  readonly most?: Set;
}): readonly Set[] {
  return [sets, sets.more, sets.most].filter((set) => set !== undefined);
}

const filled = ({ values, in: carriers }: Set) =>
  values.split("|").map((value, i) => (carriers[i % carriers.length] ?? "{}").replace("{}", `{${value}}`));

function chunks<T>(items: readonly T[], size: number): readonly (readonly T[])[] {
  return items.length === 0 ? [] : [items.slice(0, size), ...chunks(items.slice(size), size)];
}

/** Interleaves lists: the first of each, then the second of each. */
function dealt<T>(lists: readonly (readonly T[])[]): readonly T[] {
  const most = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: most }, (_, i) => lists.flatMap((list) => list.slice(i, i + 1))).flat();
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
