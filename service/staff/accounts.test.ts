import { systemClock } from "service/clock.ts";
import { createAccounts, nameFault } from "service/staff/accounts.ts";
import { createChallenges } from "service/staff/passkeys.ts";
import { expect, test } from "vitest";
import { describeOnBothEngines } from "../../tests/support/stores.ts";

describeOnBothEngines("The accounts of the inbox", (openStore) => {
  test("keep one of two editors who remove each other at once", async () => {
    const { database, again } = await openStore();
    const [here, there] = [
      createAccounts(database, systemClock),
      createAccounts(again(), systemClock),
    ];
    for (let round = 0; round < 8; round += 1) {
      await here.add("cli", `Ada ${round}`, "editor");
      await here.add("cli", `Grace ${round}`, "editor");
      const [ada = "", grace = ""] = (await here.list())
        .filter(({ role }) => role === "editor")
        .map(({ id }) => id);
      const removed = await Promise.all([
        here.remove("Ada", grace, ada),
        there.remove("Grace", ada, grace),
      ]);
      expect(removed.toSorted()).toEqual([false, true]);
      const [left] = await here.list();
      await here.remove("cli", left?.id ?? "");
    }
  });

  test.each([
    ["two spaces", "Ada  Whitlock"],
    ["other capitals", "ADA WHITLOCK"],
    ["fullwidth letters", "\uFF21da Whitlock"],
    ["a letter and its accent apart", "Ada Whitlock\u0301"],
  ])("take a name that looks like another's for the same: %s", async (what, name) => {
    const { database } = await openStore();
    const accounts = createAccounts(database, systemClock);
    const known = what.startsWith("a letter") ? "Ada Whitloc\u1E31" : "Ada Whitlock";
    await accounts.add("cli", known, "intake");
    expect(await accounts.add("cli", name, "intake")).toBeNull();
  });
});

test("A name in two scripts, and a program's name in fullwidth letters, are refused", () => {
  expect(nameFault("\u0410da Whitlock")).toMatch(/one script/);
  expect(nameFault("\uFF43\uFF4C\uFF49")).toMatch(/programs/);
  for (const name of ["Ada Whitlock", "\u0410\u0434\u0430 \u0412\u0438\u0442", "\u5F20\u4F1F Ada"])
    expect(nameFault(name)).toBeNull();
});

test("A challenge is good once, for its purpose and for five minutes", () => {
  let now = 1_000_000;
  const challenges = createChallenges({ now: () => now });
  const make = (purpose: string) => Buffer.from(challenges.make(purpose)).toString("base64url");
  const [first, other, late] = [make("sign in"), make("sign in"), make("sign in")];
  for (let asked = 0; asked < 5_000; asked += 1) challenges.make("sign in");
  expect(challenges.take(first, "register x")).toBe(false);
  expect(challenges.take(first, "sign in")).toBe(true);
  expect(challenges.take(first, "sign in")).toBe(false);
  expect(challenges.take(`${other.slice(0, -4)}AAAA`, "sign in")).toBe(false);
  expect(createChallenges({ now: () => now }).take(other, "sign in")).toBe(false);
  now += 5 * 60_000;
  expect(challenges.take(late, "sign in")).toBe(false);
});
