import { decide } from "./decide.ts";
import { scan } from "./scan.ts";
import type { Label, TestText } from "./test-text.ts";
import { type Kind, kinds, type Mode, ruleOf } from "./words-kinds.ts";

/** `found` of the `labeled` were completely replaced; `right` of the `taken` places touch a label. */
export type Measured = { readonly labeled: number; readonly found: number; readonly taken: number; readonly right: number };

/**
 * Measures recall and precision over a labeled text, for kinds under the rule. An identifier is found if all its letters and digits are
 * replaced.
 */
export function measure({ text, names, labels }: TestText, mode: Mode, year: number) {
  const { finds, entries } = decide(
    text,
    scan(text, names, [], () => undefined),
    { mode, names, hand: [], choices: {}, keptAt: [], year },
  );
  const replaced = finds.filter(({ isReplaced }) => isReplaced);
  const covered = new Uint8Array(text.length);
  for (const { start, end } of replaced) covered.fill(1, start, end);
  const isFound = ({ start, end }: Label) =>
    [...text.slice(start, end)].every((char, i) => covered[start + i] || !/[\p{L}\p{N}]/u.test(char));
  // Rule 5.2 allows the last four digits.
  const isDone = ({ start, end }: Label) => mode === "frcp" && /^(?:x{3}|ending)/.test(text.slice(start, end));
  const asked = labels.filter((label) => label.kind && ruleOf(mode, label.kind) && !isDone(label));
  const touched = (label: Label) => replaced.some(({ start, end }) => start < label.end && label.start < end);
  const isRight = (find: (typeof finds)[number]) => labels.some(({ start, end, kind }) => kind && start < find.end && find.start < end);
  const byKind = (kind: Kind): Measured => {
    const labeled = asked.filter((label) => label.kind === kind);
    const taken = replaced.filter(({ entry }) => entries[entry]?.kind === kind);
    return { labeled: labeled.length, found: labeled.filter(isFound).length, taken: taken.length, right: taken.filter(isRight).length };
  };
  return {
    identifiers: asked.length,
    found: asked.filter(isFound).length,
    hard: asked.filter(({ isHard }) => isHard).length,
    hardFound: asked.filter((label) => label.isHard && isFound(label)).length,
    kinds: Object.fromEntries(kinds.filter((kind) => ruleOf(mode, kind)).map((kind) => [kind, byKind(kind)])),
    missed: asked.filter((label) => !isFound(label)),
    lookAlikes: labels.filter(({ kind }) => kind === null).length,
    taken: labels.filter((label) => label.kind === null && touched(label)),
  };
}
