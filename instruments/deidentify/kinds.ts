import { deidentifyKinds } from "content/instruments.ts";

/** A rule for a kind: its citation, and what may stay. */
type RuleWords = { readonly cite: string; readonly says: string };

/** Safe Harbor allows one category for ages over 89. */
export const overEightyNine = "90 or older";

export type Kind = keyof typeof deidentifyKinds;
/** FRCP 5.2(a), or the eighteen of HIPAA's Safe Harbor. */
export type Mode = "frcp" | "hipaa";
export const modes = ["hipaa", "frcp"] as const satisfies readonly Mode[];
const isKind = (name: string): name is Kind => name in deidentifyKinds;
export const kinds: readonly Kind[] = Object.keys(deidentifyKinds).filter(isKind);

/** The rule for a kind; null if it requires nothing. */
export const ruleOf = (mode: Mode, kind: Kind): RuleWords | null =>
  deidentifyKinds[kind][mode] ?? null;
