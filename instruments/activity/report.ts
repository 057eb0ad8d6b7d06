import type { Given, Report } from "instruments/contract.ts";
import { type ActivityOutcome, activityReport } from "./describe.ts";
import type { Judged } from "./judge.ts";

const none: ReadonlySet<string> = new Set();

/**
 * The tests with their settings. `without` are the findings that a visitor took out of the
 * chronology.
 */
export const report = (
  _: unknown,
  outcome: ActivityOutcome,
  judged: Judged = outcome.judged,
  without = none,
): Report => activityReport(outcome, judged, without);

/** The chronology of all findings, written by who has the log. */
export const csvWith =
  (ask: (settings: Judged["settings"]) => Promise<Blob>) =>
  (_: Given<unknown>, { judged }: ActivityOutcome): Promise<Blob> =>
    ask(judged.settings);
