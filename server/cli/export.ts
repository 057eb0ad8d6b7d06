import { open } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type Command, cliActor } from "#server/cli/run.ts";
import { exitCodes, oneOf, readArguments, UsageFault } from "#server/cli/terminal.ts";
import { describeExport, exportMessages } from "#server/staff/export.ts";
import { contactStates } from "#shared/contact-message.ts";
import { exportFormats } from "#shared/staff-inbox.ts";

/** Writes messages to standard output, or to a new file that only its owner can read. */
export const exportAll: Command = async (args, { staff, terminal }) => {
  const options = { format: { type: "string" }, out: { type: "string" }, state: { type: "string" }, search: { type: "string" } } as const;
  const { values } = readArguments(args, options, 0);
  const format = oneOf(exportFormats, values.format, "--format");
  if (!format) throw new UsageFault("export needs --format csv or --format json.");
  const query = { q: values.search ?? null, state: oneOf(contactStates, values.state, "--state") };
  await staff.audit.append({ actor: cliActor, action: "export", detail: describeExport(format, query) });
  const text = exportMessages(staff.contacts, format, query);
  if (values.out === undefined) {
    for await (const piece of text) terminal.out(piece);
    return exitCodes.done;
  }
  const file = await open(values.out, "wx", 0o600);
  await pipeline(Readable.from(text), file.createWriteStream());
  terminal.err(`Written to ${values.out}.\n`);
  return exitCodes.done;
};
