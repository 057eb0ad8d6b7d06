import { chart } from "./chart.ts";
import { found } from "./found.ts";
import { reserveEmail } from "./reserve-email.ts";

/** Behind the bars of the sealed key, and of the hosted page. No page has them: they stand here so that a test can look for them. */
const neverShown = ["Henrik Aaltonen", "Sam Whitlock", "312 555 0177"];

/**
 * The register: every word that a bar stands for somewhere. Loaded by tests alone.
 * tests/site/redactions.test.ts looks for them in everything that is built; only counsel’s copies may have them.
 */
export const redactedWords: readonly string[] = [
  ...new Set([...Object.values(reserveEmail), ...Object.values(chart), ...found, ...neverShown]),
];

/** Parts of names that would give a person away without the rest. */
export const redactedNames: readonly string[] = ["Delgado", "Lindqvist", "Aaltonen", "Whitlock"];
