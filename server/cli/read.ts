import { type Command, cliActor } from "#server/cli/run.ts";
import { columns, exitCodes, oneOf, readArguments, UsageFault, wholeNumber } from "#server/cli/terminal.ts";
import { contactStates } from "#shared/contact-message.ts";

/** The newest messages, a line each. */
export const list: Command = async (args, { staff, terminal }) => {
  const options = {
    state: { type: "string" },
    search: { type: "string" },
    limit: { type: "string" },
    cursor: { type: "string" },
    json: { type: "boolean" },
  } as const;
  const { values } = readArguments(args, options, 0);
  const state = oneOf(contactStates, values.state, "--state");
  const limit = wholeNumber(values.limit, "--limit", 50, 1000);
  const page = await staff.contacts.list({ limit, state, q: values.search ?? null, cursor: values.cursor ?? null });
  if (page === null) throw new UsageFault("--cursor is not one that a list has given.");
  const filters = [values.search && "search", state && `state ${state}`, values.cursor && "further page"].filter(Boolean);
  await staff.audit.append({ actor: cliActor, action: "list", detail: filters.join(", ") || null });
  if (values.json) {
    terminal.out(`${JSON.stringify(page, null, 2)}\n`);
    return exitCodes.done;
  }
  const rows = page.items.map(({ reference, receivedAt, state, delivery, firstName, lastName, email }) => [
    reference,
    receivedAt.slice(0, 16).replace("T", " "),
    state,
    delivery,
    `${firstName} ${lastName} <${email}>`,
  ]);
  terminal.out(rows.length > 0 ? columns([["REFERENCE", "RECEIVED (UTC)", "STATE", "DELIVERY", "FROM"], ...rows]) : "No messages.\n");
  if (page.nextCursor) terminal.err(`Older ones: --cursor ${page.nextCursor}\n`);
  return exitCodes.done;
};
