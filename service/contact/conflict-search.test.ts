import { rmSync } from "node:fs";
import { mostFound } from "content/wire/inbox-message.ts";
import { wordsOfParty } from "service/contact/conflict-search.ts";
import { exportMessages } from "service/staff/export.ts";
import { expect, test } from "vitest";
import { staffOn } from "../../tests/support/staff.ts";
import { describeOnBothEngines } from "../../tests/support/stores.ts";

describeOnBothEngines("the search for parties", (openStore) => {
  const start = async () => staffOn((await openStore()).database, { now: () => 1_780_000_000_000 });

  test("A party is found in names, addresses, words, threads and notes of other messages", async () => {
    const { staff, store, dataDir } = await start();
    const asked = await store({ message: "Brightfoundry is on the other side" });
    const byAddress = await store({ email: "ceo@brightfoundry.example" });
    const byName = await store({ lastName: "Brightfoundry-Müller" });
    const byWords = await store({ message: "We act for BRIGHTFOUNDRY, Inc. and others" });
    const byThread = await store({ message: "No names yet" });
    await staff.replies.send("Grace Hall", byThread, {
      id: "6a1c1c52-5e8e-4a0e-9a55-0d9a4d0a0001",
      subject: byThread,
      text: "So it is Brightfoundry, and Ümit Öz.",
    });
    const byNote = await store({ message: "Call me" });
    await staff.handling.addNote("Grace Hall", byNote, "Counsel of brightfoundry called");
    await store({ message: "Bright foundries of the north" });
    expect(
      await staff.conflicts.search("Grace Hall", asked, [
        "Brightfoundry, LLC",
        "ÖZ Ümit",
        "Nobody 100%",
      ]),
    ).toBe(true);
    const searches = (await staff.conflicts.of([asked])).get(asked) ?? [];
    const found = Object.fromEntries(
      searches.map((one) => [one.party, one.found.map(({ reference }) => reference).toSorted()]),
    );
    expect(found).toEqual({
      "Brightfoundry, LLC": [byAddress, byName, byWords, byThread, byNote].toSorted(),
      "ÖZ Ümit": [byThread],
      "Nobody 100%": [],
    });
    expect(searches[0]).toMatchObject({ author: "Grace Hall", at: "2026-05-28T20:26:40.000Z" });
    const [entry] = await staff.audit.list(1, asked);
    expect([entry?.action, entry?.detail]).toEqual([
      "conflict-search",
      "parties: 3, messages found: 5",
    ]);
    let csv = "";
    for await (const piece of exportMessages(staff, "csv", { q: "other side" })) csv += piece;
    expect(csv).toContain("Grace Hall: Nobody 100%: nothing");
    expect(await staff.conflicts.search("Grace Hall", "ABC-NONE-NONE", ["Any"])).toBe(false);
    rmSync(dataDir, { recursive: true, force: true });
  });

  test("A party that more messages name than are kept is said to be in more of them", async () => {
    const { staff, store, dataDir } = await start();
    const asked = await store({ message: "On the other side" });
    for (let i = 0; i <= mostFound; i++) await store({ lastName: "Brightfoundry" });
    await staff.conflicts.search("Grace Hall", asked, ["Brightfoundry"]);
    const [search] = (await staff.conflicts.of([asked])).get(asked) ?? [];
    expect([search?.found.length, search?.isMore]).toEqual([mostFound, true]);
    const [entry] = await staff.audit.list(1, asked);
    expect(entry?.detail).toBe(`parties: 1, messages found: ${mostFound + 1} or more`);
    rmSync(dataDir, { recursive: true, force: true });
  });

  test("What was found is without a name once its sender was erased, and goes with the message", async () => {
    const { staff, store, dataDir } = await start();
    const asked = await store({ email: "asks@client.example" });
    const other = await store({ lastName: "Brightfoundry", email: "other@client.example" });
    await staff.conflicts.search("Grace Hall", asked, ["Brightfoundry"]);
    await staff.erasePerson("Grace Hall", "other@client.example");
    expect((await staff.conflicts.of([asked])).get(asked)?.[0]?.found).toEqual([
      { reference: other, name: null },
    ]);
    await staff.erasePerson("Grace Hall", "asks@client.example");
    expect(await staff.database.kysely.selectFrom("conflict_search").selectAll().execute()).toEqual(
      [],
    );
    rmSync(dataDir, { recursive: true, force: true });
  });
});

test("A party's words leave out the forms of a firm, unless nothing else is left", () => {
  expect(wordsOfParty("The Brightfoundry Co., Inc.")).toEqual(["brightfoundry"]);
  expect(wordsOfParty("A Company Ltd")).toEqual(["a", "company", "ltd"]);
});
