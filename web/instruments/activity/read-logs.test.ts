import { describe, expect, it, test } from "vitest";
import { auditData, given, portalCsv, quote } from "../../../tests/support/audit-export.ts";
import { momentOf } from "./moment-of.ts";
import { readLogs } from "./read-logs.ts";
import { jsonRecords } from "./read-record.ts";

const quiet = () => undefined;
const at = "2026-03-18T21:22:07";
const moment = Date.parse(`${at}Z`);
const read = (...texts: readonly (string | Uint8Array<ArrayBuffer>)[]) => readLogs(given(...texts), quiet);

describe("an audit export", () => {
  it("is read in the forms of the portal, the compliance center and PowerShell, and as JSON lines", async () => {
    const data = () => JSON.stringify(auditData({ at, op: "FileDownloaded" }));
    const older = `CreationDate,UserIds,Operations,AuditData\n${at}.0000000Z,ann@own.example,FileDownloaded,${quote(data())}\n`;
    const shell = [
      "#TYPE Deserialized.Microsoft.Exchange.Data.ApplicationLogic.UnifiedAuditLogEvent",
      '"PSComputerName","RunspaceId","RecordType","CreationDate","UserIds","Operations","AuditData","ResultIndex","ResultCount","Identity","IsValid","ObjectState"',
      [
        "outlook.office365.com",
        "0",
        "SharePoint",
        "3/18/2026 9:22:07 PM",
        "ann@own.example",
        "FileDownloaded",
        data(),
        "1",
        "61204",
        "x",
        "True",
        "Unchanged",
      ]
        .map(quote)
        .join(","),
    ].join("\r\n");
    const wide = new Uint8Array(Buffer.from(`\ufeff${shell}`, "utf16le"));
    const graph = JSON.stringify({
      id: "g",
      createdDateTime: `${at}Z`,
      operation: "FileDownloaded",
      auditData: auditData({ at, op: "FileDownloaded" }),
    });
    const found = await read(portalCsv([{ at, op: "FileDownloaded" }]), older, shell, wide, `${data()}\n${graph}\n`);
    expect(found.unread).toEqual([]);
    // The same record in two encodings is one.
    expect(found).toMatchObject({ rows: 6, duplicates: 1, resultCount: 61204, skipped: { count: 0 }, shifted: 0 });
    expect([...found.table.time]).toEqual(new Array(5).fill(moment));
    expect(found.table.operations).toEqual(["FileDownloaded"]);
    expect(found.table.people).toEqual(["ann@own.example"]);
  });

  it("has its records in order of time, each once, with its row and identifier", async () => {
    const text = portalCsv([
      { at: "2026-03-02T00:00:00", op: "B" },
      { at: "2026-03-03T00:00:00", op: "C" },
      { at: "2026-03-01T00:00:00", op: "A", user: "ANN@own.example" },
    ]);
    const { table, duplicates } = await read(text, text);
    expect(duplicates).toBe(3);
    expect([...table.operation].map((n) => table.operations[n])).toEqual(["A", "B", "C"]);
    expect([...table.row]).toEqual([4, 2, 3]);
    expect(table.people).toEqual(["ann@own.example"]);
    expect(text).toContain(`"Id"":""${table.ids[table.id[0] ?? 0]}"`);
  });

  it("whose AuditData was cut off is read from the columns beside it; a row without a time is counted, not taken", async () => {
    const header = "CreationDate,UserIds,Operations,AuditData";
    const cut = `2026-03-18T21:22:07Z,bo@own.example,HardDelete,"{""Id"":""1"`;
    const { table, cut: places, skipped } = await read(`${header}\n${cut}\n3/4/2026 10:00,x,Y,{}\n18.03.2026,x,Y,{}\n`);
    expect(table.people).toEqual(["bo@own.example"]);
    expect(table.time[0]).toBe(moment);
    expect(places).toEqual({ count: 1, first: [2] });
    expect(skipped).toEqual({ count: 2, first: [3, 4] });
  });

  it("whose CreationDate is in another zone than CreationTime is read by CreationTime, and that is counted", async () => {
    const row = `2026-03-18T16:22:07,a,B,${quote(JSON.stringify(auditData({ at, op: "B" })))}`;
    const { table, shifted } = await read(`CreationDate,UserIds,Operations,AuditData\n${row}\n`);
    expect(shifted).toBe(1);
    expect(table.time[0]).toBe(moment);
  });

  it("of mail counts what its records stand for, and what was throttled", async () => {
    const mail = { at, Workload: "Exchange", MailboxOwnerUPN: "ann@own.example" };
    const access = (kind: string, throttled: string) => [
      { Name: "MailAccessType", Value: kind },
      { Name: "IsThrottled", Value: throttled },
    ];
    const found = await read(
      portalCsv([
        { ...mail, op: "MailItemsAccessed", OperationProperties: access("Bind", "True"), OperationCount: 7 },
        { ...mail, op: "MailItemsAccessed", OperationProperties: access("Sync", "False") },
        { ...mail, op: "HardDelete", AffectedItems: [{ Subject: "One", ParentFolder: { Path: "\\Inbox" } }, { Subject: "Two" }] },
      ]),
    );
    expect(found.mailAccess).toEqual({ sync: 1, bind: 7, throttled: 1 });
    expect([...found.table.items]).toEqual([7, 1, 2]);
    expect(found.table.objects).toContain("One | \\Inbox");
  });

  it("is refused by its reason, and the rest goes on", async () => {
    const whole = portalCsv([{ at, op: "A" }]);
    const { unread, table, skipped } = await read(
      "",
      "a,b\n1,2\n",
      '[{"a":1}]',
      new Uint8Array([0x50, 0x4b, 3, 4]),
      new Uint8Array([0x25, 0x50, 0x44, 0x46]),
      "CreationDate,UserIds,Operations,AuditData\n",
      whole.slice(0, -12),
      whole,
    );
    expect(unread.map(({ reason }) => reason)).toEqual(["empty", "noAuditData", "zip", "notText", "noRows", "openQuote"]);
    expect([table.length, skipped.count]).toEqual([1, 1]);
  });
});

describe("A time in a form that leaves no doubt is read", () => {
  it.each([
    ["3/18/2026 21:22", "2026-03-18T21:22:00"],
    ["18/03/2026 9:22 PM", "2026-03-18T21:22:00"],
    ["18.3.26 21:22:07", "2026-03-18T21:22:07"],
    ["3/4/2026 9:22:07 AM", "2026-03-04T09:22:07"],
    ["4/4/2026 21:22", "2026-04-04T21:22:00"],
    ["Mar 18, 2026 9:22 PM", "2026-03-18T21:22:00"],
    ["18-Mar-2026 21:22:07", "2026-03-18T21:22:07"],
    ["/Date(1773868927000)/", "2026-03-18T21:22:07"],
  ])("%s", (written, time) => expect(new Date(momentOf(written)).toISOString().slice(0, 19)).toBe(time));

  it.each(["3/4/2026 21:22", "31/31/2026 21:22", "2/30/2026 21:22", "yesterday"])("and no other: %s", (written) =>
    expect(momentOf(written)).toBeNaN(),
  );
});

describe("A row is kept where the record can be read", () => {
  const record = `{"CreationTime":"2026-03-18T21:22:07","Id":"7d0f1b52-0000-4000-8000-000000000001","Operation":"FileAccessed","UserId":"a@own.example","Workload":"SharePoint"`;
  const header = "CreationDate,UserIds,Operations,AuditData\n";
  it.each([
    ["AuditData cut off, its column spoiled", `${header}3/4/2026 21:22,a@own.example,FileAccessed,${quote(`${record},"Obje`)}\n`, 1, 0],
    ["JSON of JSON", `${header}x,a@own.example,FileAccessed,${quote(JSON.stringify(`${record}}`))}\n`, 0, 0],
    ["a list", `[${record}},\n{"AuditData":${JSON.stringify(`${record.replace("01", "02")}}`)}}]`, 0, 0],
    ["Graph’s answer", JSON.stringify({ "@odata.count": 1, value: [{ auditData: JSON.parse(`${record}}`) }], more: {} }, null, 1), 0, 0],
    ["the header twice", `${header}${header}x,a@own.example,FileAccessed,${quote(`${record}}`)}\n`, 0, 1],
  ])("%s", async (_, text, cut, skipped) => {
    const found = await read(text);
    expect(found.table.time[0]).toBe(Date.UTC(2026, 2, 18, 21, 22, 7));
    expect([found.cut.count, found.skipped.count]).toEqual([cut, skipped]);
  });
});

test("The pieces in which a JSON list comes make no difference", () => {
  const text = '{"n":[{"no":1}],"value":[{"a":"}]\\"{"},{"b":[{"value":[1]}]}],"x":{"y":1}} {"c":1}';
  for (let size = 1; size < text.length; size++) {
    const found: string[] = [];
    const records = jsonRecords((record) => found.push(record));
    for (let at = 0; at < text.length; at += size) records.push(text.slice(at, at + size));
    expect([found, records.end()]).toEqual([['{"a":"}]\\"{"}', '{"b":[{"value":[1]}]}', '{"c":1}'], true]);
  }
});

// Written before the code was changed, and not used to change it.
const json = (id: string, operation: string, time: string, more = "") =>
  `{"CreationTime":"${time}","Id":"00000000-0000-4000-8000-00000000000${id}","Operation":"${operation}","RecordType":6,"UserId":"bo@own.example","Workload":"SharePoint","ClientIP":"203.0.113.9"${more}}`;
const graphRecord = (id: string, at: string) => {
  const auditData = JSON.parse(json(id === "x" ? "1" : "2", "FileAccessed", at));
  return { id, createdDateTime: `${at}Z`, operation: "FileAccessed", auditData };
};
const cut = (text: string) => quote(text.slice(0, -40));
type Given = { readonly name: string; readonly file?: string; readonly text: string; readonly times: readonly string[] };
const logs: readonly Given[] = [
  {
    name: "Two cut rows with 24-hour American times",
    text: `CreationDate,UserIds,Operations,AuditData\n4/2/2026 23:05,bo@own.example,FileAccessed,${cut(json("1", "FileAccessed", "2026-04-02T23:05:44"))}\n4/3/2026 0:05,bo@own.example,FileAccessed,${cut(json("2", "FileAccessed", "2026-04-03T00:05:01"))}\n`,
    times: ["2026-04-02T23:05:44", "2026-04-03T00:05:01"],
  },
  {
    name: "A cut row whose only readable time is a dotted date",
    text: `CreationDate;UserIds;Operations;AuditData\n31.12.2025 07:08:09;bo@own.example;FileAccessed;"{""Workload"":""ShareP"\n`,
    times: ["2025-12-31T07:08:09"],
  },
  {
    name: "A cut row with a British 24-hour date beyond doubt",
    text: `CreationDate,UserIds,Operations,AuditData\n31/12/2025 07:08,bo@own.example,FileAccessed,"{""Workload"":""ShareP"\n`,
    times: ["2025-12-31T07:08:00"],
  },
  {
    name: "JSON array of whole records",
    file: "a.json",
    text: `[${json("1", "FileDownloaded", "2026-04-02T23:05:44")},\n${json("2", "FileDownloaded", "2026-04-02T23:06:44")}]`,
    times: ["2026-04-02T23:05:44", "2026-04-02T23:06:44"],
  },
  {
    name: "Graph's value, indented, two records",
    file: "a.json",
    text: JSON.stringify({ value: [graphRecord("x", "2026-04-02T23:05:44"), graphRecord("y", "2026-04-02T23:06:44")] }, null, 2),
    times: ["2026-04-02T23:05:44", "2026-04-02T23:06:44"],
  },
  {
    name: "JSON lines whose AuditData is text",
    file: "a.json",
    text: [
      JSON.stringify({ CreationDate: "2026-04-02T23:05:44Z", AuditData: json("1", "FileAccessed", "2026-04-02T23:05:44") }),
      JSON.stringify({ CreationDate: "2026-04-02T23:06:44Z", AuditData: json("2", "FileAccessed", "2026-04-02T23:06:44") }),
    ].join("\n"),
    times: ["2026-04-02T23:05:44", "2026-04-02T23:06:44"],
  },
  {
    name: "The header three times, once quoted",
    text: `CreationDate,UserIds,Operations,AuditData\n2026-04-02T23:05:44Z,bo@own.example,FileAccessed,${quote(json("1", "FileAccessed", "2026-04-02T23:05:44"))}\nCreationDate,UserIds,Operations,AuditData\n"CreationDate","UserIds","Operations","AuditData"\n2026-04-02T23:06:44Z,bo@own.example,FileAccessed,${quote(json("2", "FileAccessed", "2026-04-02T23:06:44"))}\n`,
    times: ["2026-04-02T23:05:44", "2026-04-02T23:06:44"],
  },
];

// Forms that were mended afterwards.
const unreadable = '"{""Workload"":""ShareP"';
const mended: readonly Given[] = [
  ...["2025/12/31 07:08:09", "20251231070809", "46022.2973263889"].map((date) => ({
    name: `A cut row whose only time is ${date}`,
    text: `CreationDate;UserIds;Operations;AuditData\n${date};bo@own.example;FileAccessed;${unreadable}\n`,
    times: ["2025-12-31T07:08:09"],
  })),
  ...["records", "Results"].map((list) => ({
    name: `An object with a list called ${list}`,
    file: "a.json",
    text: `{"count":1,"${list}":[${json("1", "FileAccessed", "2026-04-02T23:05:44")}]}`,
    times: ["2026-04-02T23:05:44"],
  })),
  {
    name: "Records that an event hub wraps in properties",
    file: "a.json",
    text: `{"records":[{"time":"2026-04-02T23:05:45Z","properties":${json("1", "FileAccessed", "2026-04-02T23:05:44")}}]}`,
    times: ["2026-04-02T23:05:44"],
  },
];

it.each([...logs, ...mended])("$name", async ({ file = "a.csv", text, times }) => {
  const { table } = await readLogs([{ path: file, file: new File([text], file) }], () => undefined);
  expect(table.length).toBe(times.length);
  expect([...table.time].map((time) => new Date(time).toISOString().slice(0, 19))).toEqual(times);
});
