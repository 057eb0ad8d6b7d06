import { type Command, cliActor } from "#server/cli/run.ts";
import { columns, exitCodes, oneOf, readArguments, UsageFault } from "#server/cli/terminal.ts";
import { roles } from "#shared/staff-roles.ts";

/** Bearer tokens of programs: make one, list their names, take one away. */
export const staffTokens: Command = async (args, { staff, terminal }) => {
  const { values, words } = readArguments(args, { role: { type: "string" }, json: { type: "boolean" } } as const, 2);
  const [what, name] = words;
  if (what === "list" && name === undefined) {
    const tokens = (await staff.machines.list()).map(({ name, role, created_by, used_at }) => ({
      name,
      role,
      createdBy: created_by,
      usedAt: used_at === null ? null : new Date(used_at).toISOString(),
    }));
    const rows = tokens.map((token) => [token.name, token.role, token.createdBy, token.usedAt ?? "never"]);
    if (values.json) terminal.out(`${JSON.stringify(tokens, null, 2)}\n`);
    else terminal.out(rows.length > 0 ? columns([["NAME", "ROLE", "MADE BY", "LAST USED (UTC)"], ...rows]) : "None beside STAFF_TOKEN.\n");
    return exitCodes.done;
  }
  if (!name || (what !== "add" && what !== "revoke")) throw new UsageFault("token needs add NAME, list, or revoke NAME.");
  if (what === "revoke") {
    if (await staff.machines.revoke(cliActor, name)) {
      terminal.out(`The token ${name} no longer works.\n`);
      return exitCodes.done;
    }
    terminal.err(`There is no token ${name}. STAFF_TOKEN is changed in the settings.\n`);
    return exitCodes.notFound;
  }
  if (!/^[a-z\d][a-z\d-]{1,39}$/.test(name)) throw new UsageFault("A token's name has 2 to 40 lower-case letters, digits and hyphens.");
  const token = await staff.machines.add(cliActor, name, oneOf(roles, values.role, "--role") ?? "auditor");
  if (token === null) {
    terminal.err(`There is a token ${name} already.\n`);
    return exitCodes.failed;
  }
  terminal.out(`${token}\n`);
  terminal.err(`Shown this once. Send it as "Authorization: Bearer …"; the audit trail calls its user "token ${name}".\n`);
  return exitCodes.done;
};
