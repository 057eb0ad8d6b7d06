import { describe, expect, it } from "vitest";
import { batesDigits, batesInLoadFile, bates as formatBates } from "../bates.ts";
import { person } from "../person.ts";
import { momentWords } from "../wire/zoned-time.ts";
import { auditLog } from "./audit-log.ts";
import { count } from "./count.ts";
import { stages, volumes } from "./counts.ts";
import { documents, lastPage } from "./documents.ts";
import { aiSpecimens, chronology, firstWeek, intake } from "./exhibits/ai.ts";
import { deidentification, replacements } from "./exhibits/deidentification.ts";
import { drive } from "./exhibits/drive.ts";
import { custody } from "./exhibits/forensics.ts";
import { funnel } from "./exhibits/funnel.ts";
import { handwriting } from "./exhibits/handwriting.ts";
import { accessLog, hosting } from "./exhibits/hosting.ts";
import { collection, platformActivity, teamsThread } from "./exhibits/microsoft-365.ts";
import { activityWindow, holdsWindow, riskWindow } from "./exhibits/platform-windows.ts";
import { loadFile, productionLog } from "./exhibits/production.ts";
import { query, queryLog, whoKnew, wire } from "./exhibits/query.ts";
import { codingLayers, review } from "./exhibits/review.ts";
import { reviewRoom } from "./exhibits/review-room.ts";
import { speakers, transcript } from "./exhibits/transcription.ts";
import { translation } from "./exhibits/translation.ts";
import { viewer } from "./exhibits/viewer.ts";
import { custodians, initialed, reviewers, signed, specimenPeople, surname } from "./people.ts";
import type { DocumentKind } from "./specimen-document.ts";
import { versionLine } from "./workbook.ts";

const find = (bates: number) => {
  const document = documents.find((each) => each.bates === bates);
  if (!document) throw new Error(`No document begins at ${bates}`);
  return document;
};
/** The number on a page: its digits, without the prefix. */
const numberOf = (written: string) => Number(/\d+$/.exec(written)?.[0]);
const plain = (words: string) => words.replaceAll("==", "").replaceAll("~~", "");
const kindNames: Record<DocumentKind, readonly string[]> = {
  calendar: ["Calendar"],
  chat: ["Teams", "Text"],
  contract: ["PDF"],
  document: ["DOCX", "PDF"],
  email: ["Email"],
  log: ["Log"],
  minutes: ["DOCX"],
  note: ["Note"],
  pdf: ["PDF"],
  photo: ["Image"],
  scan: ["PDF"],
  spreadsheet: ["XLSX"],
  voice: ["Voice"],
};

describe("numbers, kinds and days", () => {
  it("of the review room are those of the collection", () => {
    for (const { number, kind, day } of reviewRoom.list) {
      const document = find(Number(number));
      expect(kindNames[document.kind], number).toContain(kind);
      expect(document.at.slice(5, 10), number).toBe(day);
    }
  });

  it("of the production log are those of the collection, and nothing that was withheld is in it", () => {
    for (const { first, pages, custodian, type } of productionLog.documents) {
      const document = find(first);
      expect(document.pages, String(first)).toBe(pages);
      expect(kindNames[document.kind], String(first)).toContain(type);
      expect(document.custodian in specimenPeople && surname("castellan") && nameOf(document.custodian)).toBe(custodian);
      expect(["produced", "redacted"]).toContain(document.call);
    }
    const { gap } = productionLog;
    const missing = documents.filter(({ bates = 0 }) => bates >= gap.first && bates <= gap.last);
    expect(missing.map(({ call }) => call)).toEqual(missing.map(() => "withheld"));
    expect(missing.map(({ log }) => log)).toEqual(gap.entries);
    expect([missing[0]?.bates, lastPage(find(4140))]).toEqual([gap.first, gap.last]);
  });

  it("of the production log run on, but for the gap that it explains", () => {
    const { documents: rows, gap } = productionLog;
    for (const [i, { first }] of rows.entries()) {
      const before = rows[i - 1];
      if (!before) continue;
      const next = before.first + before.pages;
      expect(first).toBe(next === gap.first ? gap.last + 1 : next);
    }
    expect(productionLog.foot).toContain(`${batesDigits(gap.first)} to ${batesDigits(gap.last)} withheld`);
  });

  it("of the load file are those of the collection", () => {
    for (const [first = "", last, custodian, pages] of loadFile.dat.records.slice(1)) {
      const document = find(numberOf(first));
      expect(last).toBe(batesInLoadFile(lastPage(document)));
      expect(String(document.pages)).toBe(pages);
      expect(document.custodian).toBe(custodian?.toLowerCase());
    }
  });

  it("of every citation exist, and what the answers rest on was said", () => {
    for (const { number, passage, exact } of query.sources) {
      const { text = "" } = find(numberOf(number));
      expect(text, number).toContain(passage.replaceAll(/[“”]|^“…|…/g, "").trim());
      expect(passage).toContain(exact);
    }
    for (const { rests } of queryLog.rows) for (const bates of rests) find(bates);
    expect(find(Number(wire.cite)).from).toBe("ostrow");
  });
});

describe("the query assistant", () => {
  it("counts nobody among those who agreed who is counsel: they are named as what they are", () => {
    const { from, to = [], cc = [] } = find(4127);
    const counsel = [...to, ...cc].filter((id) => specimenPeople[id].role === "outside counsel");
    const ordinary = [from, ...to, ...cc].filter((id) => !counsel.includes(id));
    const [agreed, copied] = whoKnew.answer;
    for (const id of ordinary) expect(agreed.text).toContain(surname(id));
    for (const id of counsel) expect(agreed.text).not.toContain(surname(id));
    expect(copied.text.startsWith("Outside counsel")).toBe(counsel.length > 0);
    expect(copied.cites).toEqual([`privilege log ${find(4127).log}`]);
  });

  it("leaves out what is on the privilege log when it is asked to", () => {
    for (const bates of queryLog.rows.at(-1)?.rests ?? []) expect(find(bates).log).toBeUndefined();
  });

  it("rests an empty answer on the row of the log that says so", () => {
    const row = queryLog.rows.findIndex(({ question }) => question === query.lines[2].question) + 1;
    expect(query.lines[2].answer[0].cites).toEqual([`query log ${row}`]);
    expect(queryLog.rows[row - 1]?.rests).toEqual([]);
  });
});

describe("the review", () => {
  it("codes each document as the collection has it", () => {
    const ends = { produced: "Responsive", redacted: "Redacted", withheld: "Withheld", "not responsive": "Not responsive" } as const;
    for (const row of codingLayers.rows) {
      const [number = "", model = ""] = row;
      const document = documents.find(({ bates, control }) => formatBates(bates ?? 0) === number || control === number);
      expect(row.at(-1)?.startsWith(ends[document?.call ?? "produced"]), number).toBe(true);
      const passage = /“(.+)”/.exec(model)?.[1];
      if (document?.text && passage) expect(document.text.toLowerCase(), number).toContain(passage);
      expect(model, "a reason, not a score").not.toMatch(/\d/);
    }
  });

  it("adds up to the documents put before reviewers, and has read as far as its batch", () => {
    expect(review.toRead).toBe(stages.forReview);
    const size = review.toRead / review.batch.of;
    expect(Math.ceil(review.read / size)).toBe(review.batch.open);
    expect(reviewRoom.total).toBe(count(stages.forReview));
  });

  it("is read by nobody whose documents are read", () => {
    const own = custodians.map(initialed);
    for (const reader of reviewers) expect(own).not.toContain(reader);
    const accounts = accessLog.rows.map(([, account]) => account.split(",")[0]);
    for (const id of custodians) expect(accounts).not.toContain(`${specimenPeople[id].name[0]}.${surname(id)}`.toLowerCase());
  });

  it("gives the other side no account", () => {
    for (const { role } of hosting.access) expect(role).not.toMatch(/opposing/i);
    expect(hosting.people).toBe(`${hosting.access.reduce((sum, { people: n }) => sum + n, 0)} people`);
  });

  it("has no more tools in a workspace than the page shows", () => {
    for (const row of hosting.rows) expect(Number(row[3])).toBeLessThanOrEqual(5);
  });
});

describe("counts", () => {
  it("of the funnel add up, in documents and in dots", () => {
    const sum = funnel.groups.reduce((total, { documents: n }) => total + Number(n.replaceAll(",", "")), 0);
    expect(sum).toBe(stages.unique);
    // The drawn field has 16 and 30 rows; both divide 1,200.
    expect(funnel.groups.reduce((total, { dots }) => total + dots, 0)).toBe(1200);
  });

  it("of the documents withheld are no more than the pages withheld in full", () => {
    expect(stages.withheld).toBeLessThanOrEqual(volumes.reduce((sum, { withheldPages }) => sum + withheldPages, 0));
  });

  it("of the loaded collection are the same wherever it is shown", () => {
    const loaded = count(stages.loaded);
    expect(intake.items).toBe(stages.loaded);
    expect(hosting.rows[hosting.marked]?.[2]).toBe(loaded);
    expect(query.of).toContain(loaded);
    expect(firstWeek.note).toContain(loaded);
    expect(collection.teamsItems).toBeLessThanOrEqual(intake.arrivals[1].items);
  });

  it("of the Drive are those of its folders", () => {
    const at = (depth: number) => drive.folders.filter((folder) => folder.depth === depth).reduce((sum, { size }) => sum + size, 0);
    expect(at(1)).toBeCloseTo(drive.total, 6);
    expect(at(2)).toBeCloseTo(drive.folders[1].size, 6);
    expect(drive.taken).toBe(14.2);
  });

  it("of the identifiers are those of the record, each with what takes its place", () => {
    const keys = deidentification.record.flatMap((piece) => (typeof piece === "string" ? [] : piece.key));
    expect(keys).toEqual(Object.keys(replacements));
    expect(deidentification.counts.reduce((sum, [, n]) => sum + Number(n), 0)).toBe(keys.length);
  });

  it("of the voices are whole", () => {
    expect(speakers.voices.reduce((sum, { share }) => sum + share, 0)).toBe(100);
  });
});

describe("times", () => {
  it("of the workbook agree on the home page, /modern-attachments and in the collection", () => {
    expect(reviewRoom.header).toContainEqual(["Sent", "March 6, 10:12 PM CST"]);
    expect(find(4127).at).toBe("2026-03-06T22:12-06:00");
    const line = versionLine.map(({ when }) => when);
    for (const { shown } of teamsThread.versions) expect(line).toContain(shown);
    expect(line.at(-1)).toBe("Mar 18, 6:40 PM");
    expect(teamsThread.messages.map(({ words }) => words).every((words) => documents.some(({ text = "" }) => text.includes(words)))).toBe(
      true,
    );
  });

  it("of March 18 agree on the home page and in all three windows of the platform", () => {
    const clocks = auditLog.map(({ at }) => at.slice(11));
    for (const { time } of platformActivity.events) expect(clocks.some((clock) => clock.startsWith(time))).toBe(true);
    for (const [time] of activityWindow.rows)
      expect(
        clocks.some((clock) => time !== undefined && clock.startsWith(time)),
        time,
      ).toBe(true);
    const { time } = momentWords(Date.parse(auditLog.at(-1)?.at ?? ""), "America/Chicago");
    expect(holdsWindow.note).toContain(`Placed Mar 18, ${time}`);
    expect(riskWindow.risks[1].detail).toContain(clocks[1]?.slice(0, 5));
  });

  it("of the log call a folder a folder, and a rule by what it did", () => {
    const operations = auditLog.map(({ operation }) => operation);
    expect(operations).toContain("FolderDeleted");
    expect(operations).not.toContain("FileDeleted");
    expect(`${riskWindow.risks[1].title} ${activityWindow.rows[1]}`).not.toMatch(/forward/i);
  });

  it("of the holds list the custodians of the hold, in the order of the register", () => {
    expect(holdsWindow.holds.map(([name]) => name)).toEqual(custodians.map(initialed));
    expect(activityWindow.custodians.map(([name]) => name)).toEqual(custodians.map(initialed));
  });

  it("of the custody form run forward, and both hands sign at each move", () => {
    const days = { Wed: "March 18, 2026", Thu: "March 19, 2026" };
    const order = custody.entries.map(({ at }) => Date.parse(at.replace(/^(Wed|Thu)/, (day) => days[day as keyof typeof days])));
    expect(order).not.toContain(Number.NaN);
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(custody.hash.join("")).toMatch(/^[0-9a-f]{64}$/);
    const names = { Courier: "D. Pruitt", Custodian: "R. Castellan", "Evidence room": signed(person("evidence").name) };
    for (const { who, signed: hands } of custody.entries) {
      const [from = "", to] = who.split(" to ");
      if (!to) continue;
      for (const [role, name] of Object.entries(names))
        if ([from, to].some((hand) => hand.toLowerCase() === role.toLowerCase())) expect(hands, who).toContain(name);
    }
    expect(custody.entries.filter(({ who }) => who.includes(" to ")).length).toBe(3);
    expect(custody.entries.some(({ signed: hands }) => hands === signed(person("forensics").name))).toBe(true);
  });

  it("of the chronology are in order, each on the day of its document", () => {
    const days = chronology.facts.map(({ day }) => day);
    expect(days).toEqual([...days].sort());
    for (const { cite, day } of chronology.facts) expect(find(cite).at.slice(0, 10)).toBe(day);
    expect(find(chronology.facts[4].conflictCite).at.slice(0, 10)).toBe("2026-03-20");
  });
});

describe("words", () => {
  it("of voices, ink, contracts and the hosted page are in the collection", () => {
    const recording = find(4312).text ?? "";
    for (const { time } of transcript.lines) expect(recording).toContain(`${time} Voice`);
    for (const { words } of transcript.lines) expect(recording).toContain(plain(words));
    expect(recording).toContain(`${aiSpecimens.transcription.at} Voice 2: ${aiSpecimens.transcription.out.slice(1, -1)}`);
    expect(handwriting.lines.map(({ words }) => words).join(" ")).toBe(find(4315).text);
    for (const { original, translation: english } of translation.clauses) {
      expect(find(4163).text).toContain(original.join(""));
      expect(find(4163).translation).toContain(plain(english));
    }
    const [before, , after] = viewer.body;
    expect(find(6218).text?.startsWith(plain(before))).toBe(true);
    expect(find(6218).text?.endsWith(after)).toBe(true);
  });
});

/** A custodian as the log prints it. */
function nameOf(id: string) {
  for (const person of custodians) if (person === id) return surname(person);
  return id;
}
