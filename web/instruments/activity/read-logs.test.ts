import { describe, expect, it } from "vitest";
import { readLogs } from "./read-logs.ts";
import { auditData, given, portalCsv } from "./test-export.ts";

const quiet = () => undefined;
const at = "2026-03-18T21:22:07";
const moment = Date.parse(`${at}Z`);
const quote = (cell: string) => `"${cell.replaceAll('"', '""')}"`;
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
    expect(text).toContain(`"Id"":""${table.ids.textOf(table.id[0] ?? 0)}"`);
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
    const { unread, table } = await read(
      "",
      "a,b\n1,2\n",
      '[{"a":1}]',
      new Uint8Array([0x50, 0x4b, 3, 4]),
      new Uint8Array([0x25, 0x50, 0x44, 0x46]),
      "CreationDate,UserIds,Operations,AuditData\n",
      whole.slice(0, -12),
      whole,
    );
    expect(unread.map(({ reason }) => reason)).toEqual(["empty", "noAuditData", "list", "zip", "notText", "noRows", "openQuote"]);
    expect(table.length).toBe(1);
  });
});
