import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { company } from "content/company.ts";
import { contacts, contactsHelp } from "service/cli/contacts.ts";
import { guarded } from "service/cli/run.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createTestTerminal, staffOn } from "../../tests/support/staff.ts";
import { describeOnStore } from "../../tests/support/stores.ts";

describeOnStore("the contacts commands", (openStore) => {
  let place: ReturnType<typeof staffOn>;
  let out: string;
  let err: string;
  let answer: string | null;
  const clock = { now: () => Date.UTC(2026, 5, 1, 9) };

  beforeEach(async () => {
    const { database } = await openStore();
    place = staffOn(database, clock);
    answer = null;
  });
  afterEach(() => rmSync(place.dataDir, { recursive: true, force: true }));

  async function run(...args: string[]): Promise<number> {
    const { terminal, answerWith, said } = createTestTerminal();
    answerWith(answer);
    const code = await guarded(contactsHelp, terminal, () =>
      contacts(args, {
        staff: place.staff,
        terminal,
        dataDir: place.dataDir,
        inboxOrigin: "http://localhost:3100",
      }),
    );
    ({ out, err } = said());
    return code;
  }

  const trail = async () =>
    (await place.staff.audit.list(50)).map(({ actor, action, reference }) => [
      actor,
      action,
      reference,
    ]);

  test("list shows a line for each message, narrowed down by state and search", async () => {
    const held = await place.store({ lastName: "Held" }, "filled");
    const kept = await place.store({ lastName: "Kept" });
    expect(await run("list")).toBe(0);
    expect(out.split("\n")).toHaveLength(4);
    expect(await run("list", "--state", "quarantined", "--search", "held")).toBe(0);
    expect(out).toContain(held);
    expect(out).not.toContain(kept);
    expect(await run("list", "--limit", "1", "--json")).toBe(0);
    const page = JSON.parse(out);
    expect(page.items).toHaveLength(1);
    expect(await run("list", "--cursor", page.nextCursor)).toBe(0);
    expect(out.split("\n")).toHaveLength(3);
    expect(await trail()).toEqual(Array(4).fill(["cli", "list", null]));
  });

  test("show gives a message in any case of its reference, and 3 when there is none", async () => {
    const reference = await place.store({ message: "The words\nof the visitor." });
    expect(await run("show", reference.toLowerCase())).toBe(0);
    expect(out).toContain("The words\nof the visitor.");
    expect(out).toContain("webhook");
    expect(await run("show", "ABC-NONE-NONE")).toBe(3);
    expect(err).toContain("ABC-NONE-NONE");
    expect(await trail()).toEqual([["cli", "show", reference]]);
  });

  test("mark releases a held message, and replay makes deliveries due again", async () => {
    const reference = await place.store({}, "filled");
    expect(await run("replay", reference)).toBe(0);
    expect(out).toContain("Nothing to deliver");
    expect(await run("mark", reference, "new")).toBe(0);
    expect(await run("replay", reference, "--channel", "smtp")).toBe(0);
    expect(out).toContain("Deliveries due again: 1");
    await place.staff.database.kysely
      .updateTable("delivery")
      .set({ state: "failed", last_reason: "refused" })
      .execute();
    expect(await run("replay", "--failed")).toBe(0);
    expect(out).toContain("Deliveries due again: 2");
    expect(await run("mark", "ABC-NONE-NONE", "spam")).toBe(3);
    expect(await run("replay", "ABC-NONE-NONE")).toBe(3);
  });

  test("replay asks before it writes to the sender once more", async () => {
    const reference = await place.store();
    await place.staff.replies.send("Grace Hall", reference, {
      id: "6a1c1c52-5e8e-4a0e-9a55-0d9a4d0a0003",
      subject: reference,
      text: "Yes",
    });
    const channel = "reply:6a1c1c52-5e8e-4a0e-9a55-0d9a4d0a0003";
    expect(await run("show", reference)).toBe(0);
    expect(out).toContain("Reply of Grace Hall");
    expect(await run("replay", reference, "--channel", channel)).toBe(2);
    answer = "no";
    expect(await run("replay", reference, "--channel", channel)).toBe(1);
    answer = "yes";
    expect(await run("replay", reference, "--channel", channel)).toBe(0);
    expect(out).toContain("Deliveries due again: 1");
    await place.staff.database.kysely
      .updateTable("delivery")
      .set({ state: "failed", last_reason: "refused" })
      .execute();
    expect(await run("replay", "--failed")).toBe(0);
    expect(out).toContain("Deliveries due again: 2");
  });

  test("export writes every message, to the terminal or to a new file of its owner alone", async () => {
    const reference = await place.store({ firstName: "=cmd()", message: "two\nlines" });
    expect(await run("export", "--format", "json")).toBe(0);
    expect(JSON.parse(out)).toMatchObject([{ reference, firstName: "=cmd()" }]);
    const file = join(place.dataDir, "out.csv");
    expect(await run("export", "--format", "csv", "--out", file)).toBe(0);
    expect(readFileSync(file, "utf8")).toContain(`"'=cmd()"`);
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(await run("export", "--format", "csv", "--out", file)).toBe(1);
    expect(await run("export", "--format", "json", "--state", "spam")).toBe(0);
    expect(JSON.parse(out)).toEqual([]);
  });

  test("The erase command asks for the address, takes messages and files, and says what is left", async () => {
    const reference = await place.store();
    await place.staff.replies.send("Grace Hall", reference, {
      id: "a",
      subject: reference,
      text: "We can help.",
    });
    await place.staff.database.kysely
      .updateTable("delivery")
      .set({ state: "delivering" })
      .where("channel", "=", "webhook")
      .execute();
    const other = await place.store({ email: "bob@client.example" });
    mkdirSync(place.mailFolder);
    for (const name of [reference, other])
      writeFileSync(join(place.mailFolder, `${name}.eml`), "mail");
    expect(await run("erase", "ada@client.example")).toBe(2);
    answer = "ada@client.exampl";
    expect(await run("erase", "ada@client.example")).toBe(1);
    expect(await run("show", reference)).toBe(0);
    answer = "ADA@client.example";
    expect(await run("erase", "Ada@Client.example")).toBe(0);
    expect(out).toContain(reference);
    expect(out).toContain(
      `- Delete what “webhook”, which is no longer set up, may have of ${reference}.\n`,
    );
    expect(out).toContain(
      `- Delete the mails that the sender wrote to ${company.mail.info.address}.\n`,
    );
    expect(out).toContain("Backups");
    expect(
      [reference, other].map((name) => existsSync(join(place.mailFolder, `${name}.eml`))),
    ).toEqual([false, true]);
    expect(await run("erase", "nobody@client.example", "--yes")).toBe(0);
    expect(out).toContain("Messages erased: 0");
  });

  test("audit lists who did what, newest first, and holds nothing personal", async () => {
    const reference = await place.store();
    await run("list", "--search", "Whitlock");
    await run("show", reference);
    await run("erase", "ada@client.example", "--yes");
    expect(await run("audit")).toBe(0);
    expect(out.trim().split("\n")).toHaveLength(4);
    expect(out).not.toMatch(/ada@|whitlock/i);
    expect(await run("audit", "--reference", reference, "--json")).toBe(0);
    expect(JSON.parse(out)).toMatchObject([{ actor: "cli", action: "show", reference }]);
  });

  test.each([
    [["nonsense"]],
    [["list", "--state", "old"]],
    [["list", "--limit", "0"]],
    [["list", "--cursor", "nonsense"]],
    [["list", "--unknown"]],
    [["show"]],
    [["mark", "ABC-1"]],
    [["replay"]],
    [["replay", "ABC-1", "--failed"]],
    [["export"]],
    [["erase", "nobody"]],
    [[]],
  ])("%j is called wrongly: the help says how", async (args) => {
    expect(await run(...args)).toBe(2);
    expect(err).toContain("npm run contacts -- COMMAND");
  });
});
