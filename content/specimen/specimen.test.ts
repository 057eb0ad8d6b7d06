import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { batesDigits, batesInLoadFile, bates as formatBates } from "../bates.ts";
import { count } from "../numbers.ts";
import { person } from "../person.ts";
import type { DocumentKind, SpecimenDocument } from "../schema-specimen.ts";
import { signed } from "../signed.ts";
import { momentWords } from "../wire/zoned-time.ts";
import { redactedNames, redactedWords } from "./counsel/redacted-words.ts";
import { stages, volumes } from "./counts.ts";
import { documents } from "./documents.ts";
import { chronology, firstWeek, intake } from "./exhibits/ai.ts";
import { deidentification, replacements } from "./exhibits/deidentification.ts";
import { drive } from "./exhibits/drive.ts";
import { custody } from "./exhibits/forensics.ts";
import { funnel } from "./exhibits/funnel.ts";
import { hosting } from "./exhibits/hosting.ts";
import { platformActivity, teamsThread, versionLine } from "./exhibits/microsoft-365.ts";
import { activityWindow, holdsWindow } from "./exhibits/platform-windows.ts";
import { loadFile, productionLog } from "./exhibits/production.ts";
import { query, queryLog, whoKnew } from "./exhibits/query.ts";
import { codingLayers, review } from "./exhibits/review.ts";
import { reviewRoom } from "./exhibits/review-room.ts";
import { speakers } from "./exhibits/transcription.ts";
import { matter } from "./matter.ts";
import { initialed, surname } from "./names.ts";
import { custodians, reviewers, specimenPeople, staff } from "./people.ts";
import { misquoted, quotes } from "./quotes.ts";
import { auditLog, privilegeLog, workbook } from "./records.ts";

const numbered = documents
  .filter(({ bates }) => bates !== undefined)
  .sort((a, b) => (a.bates ?? 0) - (b.bates ?? 0));
const byNumber = (bates: number | undefined) =>
  documents.find((document) => document.bates === bates);
const find = (bates: number) => {
  const document = byNumber(bates);
  if (!document) throw new Error(`No document begins at ${bates}`);
  return document;
};
/** Number of the last page. */
const lastPage = ({ bates = 0, pages }: SpecimenDocument) => bates + pages - 1;

describe("The collection", () => {
  it("Every page of the collection is numbered once, without a gap in its main run", () => {
    const pages = numbered.flatMap((document) =>
      Array.from({ length: document.pages }, (_, i) => (document.bates ?? 0) + i),
    );
    expect(pages.filter((page, i) => pages.indexOf(page) !== i)).toEqual([]);
    expect(pages.filter((page) => page <= 4343)).toEqual(
      Array.from({ length: 4343 - 4101 + 1 }, (_, i) => 4101 + i),
    );
    const [, , third] = volumes;
    expect(pages.filter((page) => page < third.first || page > third.last)).toEqual([]);
  });

  it("The privilege log has each document that names an entry, once", () => {
    const logged = numbered.filter(({ log }) => log !== undefined);
    expect(privilegeLog.map(({ bates, entry }) => `${bates} ${entry}`).toSorted()).toEqual(
      logged.map(({ bates, log }) => `${bates} ${log}`).toSorted(),
    );
  });

  it("Privilege is claimed only where a lawyer took part and nobody else could break it", () => {
    const wrong = privilegeLog.filter(({ bates }) => {
      const document = byNumber(bates);
      const family = document?.parent === undefined ? document : byNumber(document.parent);
      const present = [
        document?.from,
        family?.from,
        ...(family?.to ?? []),
        ...(family?.cc ?? []),
      ].flatMap((id) => id ?? []);
      const roles: readonly string[] = present.map((id) => specimenPeople[id].role);
      const inside: readonly string[] = ["employee", "in-house counsel", "outside counsel"];
      return (
        !roles.some((role) => role.endsWith("counsel")) ||
        roles.some((role) => !inside.includes(role))
      );
    });
    expect(wrong).toEqual([]);
  });

  it("None of counsel's words is in the collection", () => {
    const whole = JSON.stringify([documents, privilegeLog]);
    expect([...redactedWords, ...redactedNames].filter((words) => whole.includes(words))).toEqual(
      [],
    );
  });

  it("Times of the workbook and of the audit log agree in every document, here and in UTC", () => {
    const history = documents.find(({ subject }) => subject.startsWith("Version history"))?.text;
    for (const { version, saved } of workbook.versions) {
      expect(history).toContain(
        `${version.slice(1)} ${new Date(saved).toISOString().slice(0, 16)}Z`,
      );
    }
    expect([byNumber(workbook.link.bates)?.at, workbook.link.asSent]).toEqual([
      workbook.link.sent,
      "v6",
    ]);
    const log = documents.find(({ subject }) => subject.startsWith("Audit log export"))?.text;
    for (const { at, operation, person } of auditLog)
      if (person === "amadi") expect(log).toContain(`${at.slice(11, 19)} ${operation}`);
    expect([Date.parse(auditLog.at(-1)?.at ?? ""), byNumber(4160)?.at]).toEqual([
      Date.parse(matter.hold.placed),
      matter.hold.noticed,
    ]);
  });
});

/** The number on a page: its digits, without the prefix. */
const numberOf = (written: string) => Number(/\d+$/.exec(written)?.[0]);
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

describe("The exhibits", () => {
  it("Numbers, kinds and days of an exhibit are those of the collection", () => {
    const room = reviewRoom.list.filter(({ number, kind, day }) => {
      const document = find(Number(number));
      return !kindNames[document.kind].includes(kind) || document.at.slice(5, 10) !== day;
    });
    const log = productionLog.documents.filter(({ first, pages, custodian, type }) => {
      const { call, kind, pages: own, custodian: id } = find(first);
      const isProduced = call === "produced" || call === "redacted";
      return (
        !isProduced || own !== pages || !kindNames[kind].includes(type) || nameOf(id) !== custodian
      );
    });
    const records = loadFile.dat.records.slice(1).filter(([first = "", last, custodian, pages]) => {
      const document = find(numberOf(first));
      return (
        last !== batesInLoadFile(lastPage(document)) ||
        `${document.pages}` !== pages ||
        document.custodian !== custodian?.toLowerCase()
      );
    });
    expect([room, log, records]).toEqual([[], [], []]);
    const sum = createHash("sha256")
      .update(find(4127).text ?? "")
      .digest("hex");
    expect(reviewRoom.coding.at(-1)?.[1]).toBe(`${sum.slice(0, 4)}…${sum.slice(-4)}`);
  });

  it("The production log runs on but for the gap that it explains", () => {
    const { documents: rows, gap, foot } = productionLog;
    const missing = documents.filter(({ bates = 0 }) => bates >= gap.first && bates <= gap.last);
    expect(missing.map(({ call, log }) => [call, log])).toEqual(
      gap.entries.map((entry) => ["withheld", entry]),
    );
    for (const [i, { first, pages }] of rows.slice(0, -1).entries())
      expect(rows[i + 1]?.first).toBe(first + pages === gap.first ? gap.last + 1 : first + pages);
    expect(foot).toContain(`${batesDigits(gap.first)} to ${batesDigits(gap.last)} withheld`);
  });

  it("The query assistant cites what was said, names counsel, and leaves out what is privileged", () => {
    for (const { rests } of queryLog.rows) for (const bates of rests) find(bates);
    for (const bates of queryLog.rows.at(-1)?.rests ?? []) expect(find(bates).log).toBeUndefined();
    const { from, to = [], cc = [], log } = find(4127);
    const [agreed, copied] = whoKnew.answer;
    for (const id of [from, ...to, ...cc])
      expect(agreed.text.includes(surname(id)), id).toBe(
        specimenPeople[id].role !== "outside counsel",
      );
    expect(copied.cites).toEqual([`privilege log ${log}`]);
  });

  it("The review codes each document as the collection has it, and nobody reads his own", () => {
    const ends = {
      produced: "Responsive",
      redacted: "Redacted",
      withheld: "Withheld",
      "not responsive": "Not responsive",
    } as const;
    for (const row of codingLayers.rows) {
      const [number = ""] = row;
      const document = documents.find(
        ({ bates, control }) => formatBates(bates ?? 0) === number || control === number,
      );
      expect(row.at(-1)?.startsWith(ends[document?.call ?? "produced"]), number).toBe(true);
    }
    const own = custodians.map(initialed);
    expect(reviewers.filter((reader) => own.includes(reader))).toEqual([]);
  });

  it("Counts of the exhibits add up, and are the same wherever they are shown", () => {
    expect(volumes.reduce((sum, { documents: n }) => sum + n, 0)).toBe(stages.produced);
    expect(volumes.map(({ first }) => first)).toEqual([
      1,
      ...volumes.slice(0, -1).map(({ last }) => last + 1),
    ]);
    expect(stages.withheld).toBeLessThanOrEqual(
      volumes.reduce((sum, { withheldPages }) => sum + withheldPages, 0),
    );
    expect(
      funnel.groups.reduce((total, { documents: n }) => total + Number(n.replaceAll(",", "")), 0),
    ).toBe(stages.unique);
    // The drawn field has 16 and 30 rows; both divide 1,200.
    expect(funnel.groups.reduce((total, { dots }) => total + dots, 0)).toBe(1200);
    expect([review.toRead, Math.ceil(review.read / (review.toRead / review.batch.of))]).toEqual([
      stages.forReview,
      review.batch.open,
    ]);
    expect(reviewRoom.total).toBe(count(stages.forReview));
    const loaded = count(stages.loaded);
    expect([intake.items, hosting.rows[hosting.marked]?.[2]]).toEqual([stages.loaded, loaded]);
    for (const words of [query.of, firstWeek.note]) expect(words).toContain(loaded);
    expect(hosting.people).toBe(
      `${hosting.access.reduce((sum, { people: n }) => sum + n, 0)} people`,
    );
    const at = (depth: number) =>
      drive.folders
        .filter((folder) => folder.depth === depth)
        .reduce((sum, { size }) => sum + size, 0);
    expect(at(1)).toBeCloseTo(drive.total, 6);
    expect(at(2)).toBeCloseTo(drive.folders[1].size, 6);
    const keys = deidentification.record.flatMap((piece) =>
      typeof piece === "string" ? [] : piece.key,
    );
    expect(keys).toEqual(Object.keys(replacements));
    expect(speakers.voices.reduce((sum, { share }) => sum + share, 0)).toBe(100);
  });

  it("Times of the exhibits agree with the documents and run forward", () => {
    expect(reviewRoom.header).toContainEqual(["Sent", "March 6, 10:12 PM CST"]);
    const line = versionLine().map(({ when }) => when);
    expect(teamsThread.versions.filter(({ shown }) => !line.includes(shown))).toEqual([]);
    const clocks = auditLog.map(({ at }) => at.slice(11));
    const shown = [
      ...platformActivity.events.map(({ time }) => time),
      ...activityWindow.rows.map(([time]) => time ?? "no time"),
    ];
    expect(shown.filter((time) => !clocks.some((clock) => clock.startsWith(time)))).toEqual([]);
    const { time } = momentWords(Date.parse(auditLog.at(-1)?.at ?? ""), matter.zone);
    expect(holdsWindow.note).toContain(`Placed Mar 18, ${time}`);
    for (const rows of [holdsWindow.holds, activityWindow.custodians])
      expect(rows.map(([name]) => name)).toEqual(custodians.map(initialed));
    const days = chronology.facts.map(({ day }) => day);
    expect(days).toEqual(days.toSorted());
    expect(chronology.facts.filter(({ cite, day }) => find(cite).at.slice(0, 10) !== day)).toEqual(
      [],
    );
    const order = custody.entries.map(({ at }) =>
      Date.parse(at.replace("Wed", "March 18, 2026").replace("Thu", "March 19, 2026")),
    );
    expect(order).not.toContain(Number.NaN);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    // Both hands sign at each move.
    const names = {
      courier: "D. Pruitt",
      custodian: "R. Castellan",
      "evidence room": signed(person(staff.keeper).name),
    };
    const moves = custody.entries.filter(({ who }) => who.includes(" to "));
    expect(moves).toHaveLength(3);
    for (const { who, signed: hands } of moves)
      for (const [role, name] of Object.entries(names))
        if (who.toLowerCase().split(" to ").includes(role)) expect(hands, who).toContain(name);
    expect(
      custody.entries.some(({ signed: hands }) => hands === signed(person(staff.examiner).name)),
    ).toBe(true);
  });

  it("What an exhibit quotes is in a paper of the collection, word by word", () => {
    const numbers = documents.map(({ bates }) => bates && formatBates(bates));
    expect(quotes().filter(({ number, words }) => !words || !numbers.includes(number))).toEqual([]);
    expect(documents.flatMap(misquoted)).toEqual([]);
  });
});

/** A custodian as the log prints it. */
function nameOf(id: string) {
  for (const person of custodians) if (person === id) return surname(person);
  return id;
}
