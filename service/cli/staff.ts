import { invitationLink } from "content/wire/staff-inbox.ts";
import { roles, roleWords } from "content/wire/staff-roles.ts";
import { type Command, type CommandDeps, cliActor, runProcess } from "service/cli/run.ts";
import { columns, exitCodes, oneOf, readArguments, UsageFault } from "service/cli/terminal.ts";
import type { StaffAccountRow } from "service/db/tables.ts";
import { nameFault } from "service/staff/accounts.ts";
import type { Invitation } from "service/staff/invitations.ts";

export const staffHelp = `Who may work in the staff inbox. Safe while it runs; every change is in the audit trail.

  npm run staff -- COMMAND

  add          "FULL NAME" --role ROLE    prints a link that makes the passkey, good for 48 hours and once
  list         [--json]
  invite       "FULL NAME"                a new link for somebody who is here: its passkey takes the place of all former ones
  remove       "FULL NAME"
  end-sessions "FULL NAME"
  token add    NAME [--role auditor]      a bearer token for a program, shown once
  token list   [--json]
  token revoke NAME

  ${Object.values(roleWords).join("\n  ")}

Exit codes: 0 done, 1 failed, 2 called wrongly, 3 nobody of this name.
`;

/** Runs the command that the first argument names, with the other arguments. */
export const staffCommand: Command = async ([name, ...args], deps) => {
  const command = name === undefined || !Object.hasOwn(commands, name) ? undefined : commands[name];
  if (command) return command(args, deps);
  if (name !== undefined) throw new UsageFault(`There is no command ${name}.`);
  deps.terminal.err(staffHelp);
  return exitCodes.usage;
};

const commands: Readonly<Record<string, Command>> = { add, list, invite, remove, "end-sessions": endSessions, token: staffTokens };

async function add(args: readonly string[], deps: CommandDeps) {
  const { values, words } = readArguments(args, { role: { type: "string" } } as const, 1);
  const role = oneOf(roles, values.role, "--role");
  const name = words[0]?.trim();
  if (!name || !role) throw new UsageFault("add needs a name and --role.");
  const fault = nameFault(name);
  if (fault !== null) throw new UsageFault(fault);
  const invitation = await deps.staff.accounts.add(cliActor, name, role);
  if (!invitation) {
    deps.terminal.err(`Somebody called ${name} is here already. A new link: npm run staff -- invite "${name}"\n`);
    return exitCodes.failed;
  }
  return show(name, invitation, deps);
}

async function list(args: readonly string[], { staff, terminal }: CommandDeps) {
  const { values } = readArguments(args, { json: { type: "boolean" } } as const, 0);
  const people = (await staff.accounts.list()).map(({ name, role, passkeys, sessions, invitedUntil }) => ({
    name,
    role,
    passkeys,
    sessions,
    invitedUntil: invitedUntil === null ? null : new Date(invitedUntil).toISOString(),
  }));
  if (values.json) terminal.out(`${JSON.stringify(people, null, 2)}\n`);
  else if (people.length === 0) terminal.out("Nobody yet.\n");
  else {
    const rows = people.map((one) => [one.name, one.role, String(one.passkeys), String(one.sessions), one.invitedUntil ?? ""]);
    terminal.out(columns([["NAME", "ROLE", "PASSKEYS", "SESSIONS", "INVITED UNTIL (UTC)"], ...rows]));
  }
  return exitCodes.done;
}

async function invite(args: readonly string[], deps: CommandDeps) {
  return withAccount(args, deps, async ({ id, name }) => {
    const invitation = await deps.staff.accounts.invite(cliActor, id);
    return invitation ? show(name, invitation, deps) : exitCodes.notFound;
  });
}

async function remove(args: readonly string[], deps: CommandDeps) {
  return withAccount(args, deps, async ({ id, name }) => {
    await deps.staff.accounts.remove(cliActor, id);
    deps.terminal.out(`${name} can no longer sign in. What was done under this name stays in the audit trail.\n`);
    return exitCodes.done;
  });
}

async function endSessions(args: readonly string[], deps: CommandDeps) {
  return withAccount(args, deps, async ({ id, name }) => {
    const ended = await deps.staff.sessions.end(cliActor, id, name, { except: null });
    deps.terminal.out(`Sessions of ${name} that were ended: ${ended}\n`);
    return exitCodes.done;
  });
}

async function withAccount(
  args: readonly string[],
  { staff, terminal }: CommandDeps,
  work: (account: StaffAccountRow) => ReturnType<Command>,
): ReturnType<Command> {
  const [name] = readArguments(args, {}, 1).words;
  if (!name) throw new UsageFault("Whose? Give the full name in quotes.");
  const account = await staff.accounts.findByName(name);
  if (account) return work(account);
  terminal.err(`There is nobody called ${name}.\n`);
  return exitCodes.notFound;
}

function show(name: string, { token, expiresAt }: Invitation, { terminal, inboxOrigin }: CommandDeps) {
  terminal.out(`For ${name}, good once and until ${new Date(expiresAt).toISOString()}:\n\n  ${invitationLink(inboxOrigin, token)}\n\n`);
  terminal.err("The inbox must be running (npm run inbox). The first who opens this link is this person: hand it over in private.\n");
  return exitCodes.done;
}

/** Bearer tokens of programs: make one, list their names, take one away. */
async function staffTokens(args: readonly string[], { staff, terminal }: CommandDeps) {
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
}

if (import.meta.main) await runProcess(staffCommand, staffHelp);
