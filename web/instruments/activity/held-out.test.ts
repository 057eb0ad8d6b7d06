import { expect, it } from "vitest";
import { readLogs } from "./read-logs.ts";

// Written before the code was changed, and not used to change it.
const json = (id: string, operation: string, time: string, more = "") =>
  `{"CreationTime":"${time}","Id":"00000000-0000-4000-8000-00000000000${id}","Operation":"${operation}","RecordType":6,"UserId":"bo@own.example","Workload":"SharePoint","ClientIP":"203.0.113.9"${more}}`;
const graphRecord = (id: string, at: string) => {
  const auditData = JSON.parse(json(id === "x" ? "1" : "2", "FileAccessed", at));
  return { id, createdDateTime: `${at}Z`, operation: "FileAccessed", auditData };
};
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const cut = (text: string) => quoted(text.slice(0, -40));
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
    text: `CreationDate,UserIds,Operations,AuditData\n2026-04-02T23:05:44Z,bo@own.example,FileAccessed,${quoted(json("1", "FileAccessed", "2026-04-02T23:05:44"))}\nCreationDate,UserIds,Operations,AuditData\n"CreationDate","UserIds","Operations","AuditData"\n2026-04-02T23:06:44Z,bo@own.example,FileAccessed,${quoted(json("2", "FileAccessed", "2026-04-02T23:06:44"))}\n`,
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
