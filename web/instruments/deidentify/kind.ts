import { deidentifyKinds, type RuleWords } from "./words-kinds.ts";

export type Kind = keyof typeof deidentifyKinds;
/** FRCP 5.2(a), or the eighteen of HIPAA's Safe Harbor. */
export type Mode = "frcp" | "hipaa";
export const modes = ["hipaa", "frcp"] as const satisfies readonly Mode[];
export const kinds: readonly Kind[] = keysOf(deidentifyKinds);

/** The rule for a kind; null if it requires nothing. */
export const ruleOf = (mode: Mode, kind: Kind): RuleWords | null => deidentifyKinds[kind][mode];

function keysOf<T extends object>(record: T): (keyof T)[] {
  const keys: (keyof T)[] = [];
  for (const key in record) keys.push(key);
  return keys;
}
