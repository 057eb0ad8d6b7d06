import { rmSync } from "node:fs";
import { guarded } from "service/cli/run.ts";
import { staffCommand, staffHelp } from "service/cli/staff.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestTerminal, staffOn } from "../../tests/support/staff.ts";
import { describeOnStore } from "../../tests/support/stores.ts";

describeOnStore("the staff commands", (openStore) => {
  let place: ReturnType<typeof staffOn>;
  let out: string;
  let err: string;
  const clock = { now: () => Date.UTC(2026, 5, 1, 9) };

  beforeEach(async () => {
    place = staffOn((await openStore()).database, clock);
  });
  afterEach(() => rmSync(place.dataDir, { recursive: true, force: true }));

  async function run(...args: string[]): Promise<number> {
    const { terminal, said } = createTestTerminal();
    const deps = {
      staff: place.staff,
      terminal,
      dataDir: place.dataDir,
      inboxOrigin: "https://inbox.company.example",
    };
    const code = await guarded(staffHelp, terminal, () => staffCommand(args, deps));
    ({ out, err } = said());
    return code;
  }

  test("add prints a link that nothing in the store could tell, and each name is there once", async () => {
    expect(await run("add", "Ada Whitlock", "--role", "editor")).toBe(0);
    const [, token = ""] =
      /https:\/\/inbox\.company\.example\/#\/enrol\/([\w-]{43})\n/.exec(out) ?? [];
    expect(out).toContain("until 2026-06-03T09:00:00.000Z");
    const stored = await place.staff.database.kysely
      .selectFrom("staff_invitation")
      .selectAll()
      .execute();
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain(token);
    expect(await run("add", "ada whitlock", "--role", "intake")).toBe(1);
    expect(err).toContain("staff -- invite");
  });

  test("list shows who is here; invite, end-sessions and remove go by the name", async () => {
    expect(await run("list")).toBe(0);
    expect(out).toBe("Nobody yet.\n");
    await place.signIn("Ada Whitlock", "editor");
    expect(await run("list")).toBe(0);
    expect(out).toMatch(/Ada Whitlock +editor +0 +1 +2026-06-03/);
    expect(await run("end-sessions", "ADA WHITLOCK")).toBe(0);
    expect(out).toContain("ended: 1");
    expect(await run("invite", "Ada Whitlock")).toBe(0);
    expect(out).toContain("/#/enrol/");
    expect(await run("remove", "Ada Whitlock")).toBe(0);
    for (const command of ["invite", "remove", "end-sessions"])
      expect(await run(command, "Ada Whitlock")).toBe(3);
    expect((await place.staff.audit.list(1))[0]).toMatchObject({
      actor: "cli",
      action: "person-remove",
      detail: "Ada Whitlock",
    });
  });

  test("a token is shown once, works under its name until it is revoked, and is stored as a hash", async () => {
    expect(await run("token", "add", "nightly-export", "--role", "editor")).toBe(0);
    const token = out.trim();
    expect(await place.staff.machines.find(token)).toEqual({
      kind: "machine",
      name: "token nightly-export",
      role: "editor",
    });
    expect(JSON.stringify(await place.staff.machines.list())).not.toContain(
      token.replace("staff_", ""),
    );
    expect(await run("token", "add", "nightly-export")).toBe(1);
    expect(await run("token", "list", "--json")).toBe(0);
    expect(JSON.parse(out)).toMatchObject([
      { name: "nightly-export", role: "editor", usedAt: "2026-06-01T09:00:00.000Z" },
    ]);
    expect(await run("token", "revoke", "nightly-export")).toBe(0);
    expect(await place.staff.machines.find(token)).toBeNull();
    expect(await run("token", "revoke", "nightly-export")).toBe(3);
  });

  test.each([
    [[]],
    [["nonsense"]],
    [["add", "Ada Whitlock"]],
    [["add", "Ada Whitlock", "--role", "owner"]],
    [["add", "cli", "--role", "editor"]],
    [["add", "token x", "--role", "editor"]],
    [["invite"]],
    [["token"]],
    [["token", "add", "Two Words"]],
  ])("%j is called wrongly: the help says how", async (args) => {
    expect(await run(...args)).toBe(2);
    expect(err).toContain("npm run staff -- COMMAND");
  });
});
