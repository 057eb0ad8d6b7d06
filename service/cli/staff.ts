import { invitationLink } from "content/wire/staff-inbox.ts";
import { roles, roleWords } from "content/wire/staff-roles.ts";
import {
  type CommandDeps,
  cliActor,
  exitCodes,
  oneOf,
  oneOfCommands,
  print,
  Refusal,
  readArguments,
  runProcess,
  UsageFault,
} from "service/cli/run.ts";
import { iso } from "service/clock.ts";
import type { StaffAccountRow } from "service/db/tables.ts";
import { type Invitation, nameFault } from "service/staff/accounts.ts";

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

export const staffCommand = oneOfCommands({
  add,
  list,
  invite,
  remove,
  "end-sessions": endSessions,
  token: staffTokens,
});

async function add(args: readonly string[], deps: CommandDeps) {
  const { values, words } = readArguments(args, { role: { type: "string" } } as const, 1);
  const role = oneOf(roles, values.role, "--role");
  const name = words[0]?.trim();
  if (!name || !role) throw new UsageFault("add needs a name and --role.");
  const fault = nameFault(name);
  if (fault !== null) throw new UsageFault(fault);
  const invitation = await deps.staff.accounts.add(cliActor, name, role);
  if (!invitation)
    throw new Refusal(
      `Somebody called ${name} is here already. A new link: npm run staff -- invite "${name}"`,
    );
  show(name, invitation, deps);
}

async function list(args: readonly string[], { staff, terminal }: CommandDeps) {
  const { values } = readArguments(args, { json: { type: "boolean" } } as const, 0);
  const people = (await staff.accounts.list()).map(
    ({ name, role, passkeys, sessions, invitedUntil }) => ({
      name,
      role,
      passkeys,
      sessions,
      invitedUntil,
    }),
  );
  const rows = people.map((one) => [
    one.name,
    one.role,
    String(one.passkeys),
    String(one.sessions),
    one.invitedUntil ?? "",
  ]);
  print(
    terminal,
    values.json,
    people,
    ["NAME", "ROLE", "PASSKEYS", "SESSIONS", "INVITED UNTIL (UTC)"],
    rows,
    "Nobody yet.\n",
  );
}

async function invite(args: readonly string[], deps: CommandDeps) {
  const { id, name } = await accountIn(args, deps);
  const invitation = await deps.staff.accounts.invite(cliActor, id);
  if (!invitation) throw nobodyCalled(name);
  show(name, invitation, deps);
}

async function remove(args: readonly string[], deps: CommandDeps) {
  const { id, name } = await accountIn(args, deps);
  await deps.staff.accounts.remove(cliActor, id);
  deps.terminal.out(
    `${name} can no longer sign in. What was done under this name stays in the audit trail.\n`,
  );
}

async function endSessions(args: readonly string[], deps: CommandDeps) {
  const { id, name } = await accountIn(args, deps);
  const ended = await deps.staff.sessions.end(cliActor, id, name, { except: null });
  deps.terminal.out(`Sessions of ${name} that were ended: ${ended}\n`);
}

async function accountIn(
  args: readonly string[],
  { staff }: CommandDeps,
): Promise<StaffAccountRow> {
  const [name] = readArguments(args, {}, 1).words;
  if (!name) throw new UsageFault("Whose? Give the full name in quotes.");
  const account = await staff.accounts.findByName(name);
  if (!account) throw nobodyCalled(name);
  return account;
}

function nobodyCalled(name: string): Refusal {
  return new Refusal(`There is nobody called ${name}.`, exitCodes.notFound);
}

function show(
  name: string,
  { token, expiresAt }: Invitation,
  { terminal, inboxOrigin }: CommandDeps,
) {
  terminal.out(
    `For ${name}, good once and until ${iso(expiresAt)}:\n\n  ${invitationLink(inboxOrigin, token)}\n\n`,
  );
  terminal.err(
    "The inbox must be running (npm run inbox). The first who opens this link is this person: hand it over in private.\n",
  );
}

/** Bearer tokens of programs: make one, list their names, take one away. */
async function staffTokens(args: readonly string[], { staff, terminal }: CommandDeps) {
  const { values, words } = readArguments(
    args,
    { role: { type: "string" }, json: { type: "boolean" } } as const,
    2,
  );
  const [what, name] = words;
  if (what === "list" && name === undefined) {
    const tokens = await staff.machines.list();
    const rows = tokens.map((token) => [
      token.name,
      token.role,
      token.createdBy,
      token.usedAt ?? "never",
    ]);
    print(
      terminal,
      values.json,
      tokens,
      ["NAME", "ROLE", "MADE BY", "LAST USED (UTC)"],
      rows,
      "None beside STAFF_TOKEN.\n",
    );
    return;
  }
  if (!name || (what !== "add" && what !== "revoke"))
    throw new UsageFault("token needs add NAME, list, or revoke NAME.");
  if (what === "revoke") {
    const isRevoked = await staff.machines.revoke(cliActor, name);
    if (!isRevoked)
      throw new Refusal(
        `There is no token ${name}. STAFF_TOKEN is changed in the settings.`,
        exitCodes.notFound,
      );
    terminal.out(`The token ${name} no longer works.\n`);
    return;
  }
  if (!/^[a-z\d][a-z\d-]{1,39}$/.test(name))
    throw new UsageFault("A token's name has 2 to 40 lower-case letters, digits and hyphens.");
  const token = await staff.machines.add(
    cliActor,
    name,
    oneOf(roles, values.role, "--role") ?? "auditor",
  );
  if (token === null) throw new Refusal(`There is a token ${name} already.`);
  terminal.out(`${token}\n`);
  terminal.err(
    `Shown this once. Send it as "Authorization: Bearer …"; the audit trail calls its user "token ${name}".\n`,
  );
}

if (import.meta.main) await runProcess(staffCommand, staffHelp);
