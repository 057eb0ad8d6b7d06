import { createCounter, createCountStore, otherKeys, startFlushing, today } from "service/counting/counts.ts";
import { expect, test } from "vitest";
import { describeOnBothEngines } from "../../tests/support/stores.ts";

const page = (key: string, n: number) => ({ kind: "page", key, n }) as const;

describeOnBothEngines("the numbers by day", (openStore) => {
  test("of several servers are added up, and shown with the most frequent first", async () => {
    const { database, again } = await openStore();
    const [here, there] = [createCountStore(database), createCountStore(again())];
    const rounds = Array.from({ length: 10 }, () => [
      here.add("2026-11-22", [page("/a", 1), page("/b", 2)]),
      there.add("2026-11-22", [page("/b", 2), page("/a", 1), { kind: "form", key: "sent", n: 1 }]),
    ]);
    await Promise.all(rounds.flat());
    await here.add("2026-11-20", [page("/a", 100)]);
    await here.add("2026-11-22", []);
    const none = { total: 0, rows: [] };
    expect(await there.view("2026-11-22", 2)).toEqual({
      from: "2026-11-21",
      to: "2026-11-22",
      groups: {
        page: {
          total: 60,
          rows: [
            { key: "/b", n: 40 },
            { key: "/a", n: 20 },
          ],
        },
        form: { total: 10, rows: [{ key: "sent", n: 10 }] },
        guide: none,
        referrer: none,
        campaign: none,
        search: none,
      },
    });
    expect((await here.view("2026-11-22", 3)).groups.page.total).toBe(160);
  });

  test("have a bounded number of keys a day: further ones are counted under one name, and known ones go on", async () => {
    const { database } = await openStore();
    const counts = createCountStore(database);
    const invented = (from: number) =>
      Array.from({ length: 400 }, (_, at) => ({ kind: "referrer", key: `s${from + at}.example`, n: 1 }) as const);
    for (const from of [0, 400, 800]) await counts.add("2026-11-22", invented(from));
    await counts.add("2026-11-22", [{ kind: "referrer", key: "s7.example", n: 5 }]);
    const rows = await database.kysely.selectFrom("daily_count").selectAll().execute();
    expect(rows).toHaveLength(501);
    expect(rows.find(({ key }) => key === otherKeys)).toMatchObject({ n: 700 });
    expect(rows.find(({ key }) => key === "s7.example")).toMatchObject({ n: 6 });
    await counts.add("2026-11-23", invented(0));
    expect((await counts.view("2026-11-23", 1)).groups.referrer.total).toBe(400);
  });

  test("are kept for 25 months", async () => {
    const { database } = await openStore();
    const store = createCountStore(database);
    for (const day of ["2024-10-21", "2024-10-22", "2026-11-22"]) await store.add(day, [page("/a", 1)]);
    await store.forgetOld("2026-11-22");
    const rows = await database.kysely.selectFrom("daily_count").select("day").orderBy("day").execute();
    expect(rows.map(({ day }) => day)).toEqual(["2024-10-22", "2026-11-22"]);
  });
});

test("what the store does not take is counted with the next, and what is left goes with the end", async () => {
  const counter = createCounter();
  const taken: string[] = [];
  let away = true;
  let now = Date.UTC(2026, 10, 22, 12);
  const add = async (day: string, counts: readonly { readonly key: string; readonly n: number }[]) => {
    if (away) throw new Error("away");
    taken.push(...counts.map(({ key, n }) => `${day} ${key} ${n}`));
  };
  const errors: unknown[] = [];
  const clock = { now: () => now };
  const stop = startFlushing(counter, { add }, clock, (error) => errors.push(error), 5);
  counter.add("page", "/a");
  while (errors.length === 0) await new Promise(setImmediate);
  counter.add("page", "/a");
  away = false;
  now += 24 * 60 * 60_000;
  await stop();
  expect(today(clock)).toBe("2026-11-23");
  expect(taken).toEqual(["2026-11-22 /a 2"]);
});
