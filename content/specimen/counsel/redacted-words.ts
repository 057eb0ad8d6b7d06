import { chart } from "./chart.ts";
import { found } from "./found.ts";
import { reserveEmail } from "./reserve-email.ts";

/**
 * Words behind the bars of the sealed key and of the hosted page. No page has them: they are here
 * for a test.
 */
const neverShown = ["Henrik Aaltonen", "Sam Whitlock", "312 555 0177"];

/**
 * Every word that a bar replaces somewhere. Loaded by tests only. tests/site/redactions.test.ts
 * searches every built file for them; only counsel’s copies may have them.
 */
export const redactedWords: readonly string[] = [
  ...new Set([...Object.values(reserveEmail), ...Object.values(chart), ...found, ...neverShown]),
];

/** Parts of names that identify a person alone. */
export const redactedNames: readonly string[] = ["Delgado", "Lindqvist", "Aaltonen", "Whitlock"];
