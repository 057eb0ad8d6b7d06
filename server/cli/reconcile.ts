import { company } from "#content/company.ts";
import type { Command } from "#server/cli/run.ts";
import { columns, exitCodes, readArguments, UsageFault } from "#server/cli/terminal.ts";
import { dayBefore, isDay } from "#server/delivery/reconciliation.ts";

/** Compares what was acknowledged on a day with what each channel took; prints references only. Exit code 1 when something is missing. */
export const reconcile: Command = async (args, { staff, terminal }) => {
  const { values } = readArguments(args, { day: { type: "string" }, json: { type: "boolean" } } as const, 0);
  const day = values.day ?? dayBefore(staff.clock.now(), company.hours.zone);
  if (!isDay(day)) throw new UsageFault("--day must be a day like 2026-11-21.");
  const found = await staff.reconcile(day);
  const missing = found.channels.flatMap(({ channel, missing }) => missing.map((reference) => [reference, channel]));
  if (values.json) terminal.out(`${JSON.stringify(found, null, 2)}\n`);
  else {
    const { acknowledged, held, spam, channels } = found;
    const rows = channels.map((one) => [one.channel, ...[one.taken, one.waiting, one.givenUp, one.neverQueued].map(String)]);
    terminal.out(`${day}, ${company.hours.zone}. Acknowledged: ${acknowledged}, held: ${held}, spam: ${spam}\n\n`);
    terminal.out(columns([["CHANNEL", "TAKEN", "WAITING", "GIVEN UP", "NEVER QUEUED"], ...rows]));
    if (missing.length > 0) terminal.out(`\nMissing\n${columns(missing)}`);
  }
  return missing.length > 0 ? exitCodes.failed : exitCodes.done;
};
