import type { GivenFile } from "instruments/frame/files.ts";
import { expect, it } from "vitest";
import { asJson, casesBeside } from "../../tests/support/cases.ts";
import { momentOf } from "./moment-of.ts";
import { readLogs } from "./read-logs.ts";
import { jsonRecords } from "./read-record.ts";

const utc = (moment: number) => new Date(moment).toISOString().slice(0, 19);

async function answerOf(files: readonly GivenFile[]) {
  const { table, unread, ...read } = await readLogs(files, () => undefined);
  const of = (indexes: Iterable<number>, names: readonly string[]) =>
    [...indexes].map((index) => names[index]);
  return {
    ...read,
    times: [...table.time].map(utc),
    operations: of(table.operation, table.operations),
    ids: of(table.id, table.ids),
    rows: [...table.row],
    items: [...table.items],
    people: table.people,
    objects: table.objects,
    unread: unread.map(({ name, reason }) => `${name}: ${reason}`),
  };
}

it.each(casesBeside(import.meta.dirname))(
  "An audit log is read: $name",
  async ({ files, expected }) => {
    expect(asJson(await answerOf(files))).toMatchObject(expected);
  },
);

it.each([
  ["3/18/2026 21:22", "2026-03-18T21:22:00"],
  ["18/03/2026 9:22 PM", "2026-03-18T21:22:00"],
  ["18.3.26 21:22:07", "2026-03-18T21:22:07"],
  ["3/4/2026 9:22:07 AM", "2026-03-04T09:22:07"],
  ["4/4/2026 21:22", "2026-04-04T21:22:00"],
  ["Mar 18, 2026 9:22 PM", "2026-03-18T21:22:00"],
  ["18-Mar-2026 21:22:07", "2026-03-18T21:22:07"],
  ["/Date(1773868927000)/", "2026-03-18T21:22:07"],
])("A time in a form that leaves no doubt is read: %s", (written, time) =>
  expect(utc(momentOf(written))).toBe(time),
);

it.each(["3/4/2026 21:22", "31/31/2026 21:22", "2/30/2026 21:22", "yesterday"])(
  "A doubtful time is not read: %s",
  (written) => expect(momentOf(written)).toBeNaN(),
);

it("A JSON list gives the same records in pieces of any size", () => {
  const text =
    '{"n":[{"no":1}],"value":[{"a":"}]\\"{"},{"b":[{"value":[1]}]}],"x":{"y":1}} {"c":1}';
  for (let size = 1; size < text.length; size++) {
    const found: string[] = [];
    const records = jsonRecords((record) => found.push(record));
    for (let at = 0; at < text.length; at += size) records.push(text.slice(at, at + size));
    expect([found, records.end()]).toEqual([
      ['{"a":"}]\\"{"}', '{"b":[{"value":[1]}]}', '{"c":1}'],
      true,
    ]);
  }
});
