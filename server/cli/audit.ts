import type { Command } from "#server/cli/run.ts";
import { columns, exitCodes, readArguments, wholeNumber } from "#server/cli/terminal.ts";
import { toAuditEntry } from "#server/staff/message-view.ts";

/** Who looked at or changed what, newest first. */
export const audit: Command = async (args, { staff, terminal }) => {
  const options = { reference: { type: "string" }, limit: { type: "string" }, json: { type: "boolean" } } as const;
  const { values } = readArguments(args, options, 0);
  const limit = wholeNumber(values.limit, "--limit", 50, 100_000);
  const entries = (await staff.audit.list(limit, values.reference?.toUpperCase() ?? null)).map(toAuditEntry);
  const rows = entries.map(({ at, actor, action, reference, detail }) => [at, actor, action, reference ?? "", detail ?? ""]);
  if (values.json) terminal.out(`${JSON.stringify(entries, null, 2)}\n`);
  else terminal.out(rows.length > 0 ? columns([["WHEN (UTC)", "WHO", "WHAT", "REFERENCE", "DETAIL"], ...rows]) : "No entries.\n");
  return exitCodes.done;
};
