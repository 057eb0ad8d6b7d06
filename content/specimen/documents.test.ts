import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { momentWords } from "../wire/zoned-time.ts";
import { auditLog } from "./audit-log.ts";
import { redactedNames, redactedWords } from "./counsel/redacted-words.ts";
import { pagesOf, stages, volumes } from "./counts.ts";
import { documents, lastPage } from "./documents.ts";
import { reviewRoom } from "./exhibits/review-room.ts";
import { matter } from "./matter.ts";
import { custodians, organizations, specimenPeople } from "./people.ts";
import { privilegeLog } from "./privilege-log.ts";
import type { SpecimenDocument } from "./specimen-document.ts";
import { workbook } from "./workbook.ts";

const numbered = documents.filter(({ bates }) => bates !== undefined).sort((a, b) => (a.bates ?? 0) - (b.bates ?? 0));
const byNumber = (bates: number | undefined) => documents.find((document) => document.bates === bates);
const withoutText = numbered.filter(({ text }) => text === undefined);

describe("the collection", () => {
  it("has at least 120 documents, of every kind, in two languages", () => {
    expect(documents.length).toBeGreaterThanOrEqual(120);
    const kinds = new Set(documents.map(({ kind }) => kind));
    expect([...kinds].sort().join(" ")).toBe("calendar chat contract document email log minutes note pdf photo scan spreadsheet voice");
    expect(documents.filter(({ language }) => language === "de").length).toBeGreaterThan(5);
  });

  it("numbers every page once, and without a gap through its main run", () => {
    const pages = numbered.flatMap((document) => Array.from({ length: document.pages }, (_, i) => (document.bates ?? 0) + i));
    expect(pages.filter((page, i) => pages.indexOf(page) !== i)).toEqual([]);
    const mainRun = pages.filter((page) => page <= 4343);
    expect(mainRun).toEqual(Array.from({ length: 4343 - 4101 + 1 }, (_, i) => 4101 + i));
    const [, , third] = volumes;
    for (const page of pages) expect(page >= third.first && page <= third.last, String(page)).toBe(true);
  });

  it("gives what is not responsive a control number and no Bates number, and nothing else one", () => {
    for (const { bates, control, call } of documents) {
      expect(call === "not responsive").toBe(bates === undefined);
      expect(control !== undefined).toBe(bates === undefined);
    }
    const controls = documents.flatMap(({ control }) => control ?? []);
    expect(new Set(controls).size).toBe(controls.length);
  });

  it("keeps families together: an attachment follows its message, and shares its custodian", () => {
    for (const child of documents.filter(({ parent }) => parent !== undefined)) {
      const parent = byNumber(child.parent);
      const siblings = numbered.filter(({ parent: of }) => of === child.parent);
      expect(parent?.custodian, child.subject).toBe(child.custodian);
      expect(new Date(child.at).getTime(), child.subject).toBeLessThanOrEqual(new Date(parent?.at ?? 0).getTime());
      const family = [parent, ...siblings];
      for (const [i, member] of siblings.entries()) expect(member.bates).toBe(lastPage(family[i] ?? child) + 1);
    }
  });

  it("dates each document by the clock of the place it was written in", () => {
    for (const { at, subject, from } of documents) {
      const offset = at.slice(16);
      if (specimenPeople[from].organization === "ravensau" && offset === "+01:00") continue;
      if (subject === "IMG_2209.jpg") continue;
      expect(`${at.slice(0, 16)}${offset}`, subject).toBe(`${at.slice(0, 16)}${chicagoOffset(at)}`);
    }
  });

  it("has a translation of whatever is not in English, and of nothing else", () => {
    for (const { language, translation, subject } of documents) expect(translation !== undefined, subject).toBe(language !== undefined);
  });

  it("names its traps", () => {
    const traps = documents.flatMap(({ trap }) => trap ?? []);
    for (const kind of [/near duplicate/i, /UTC/, /edited attachment/i, /is not Simon Moreau/])
      expect(
        traps.some((trap) => kind.test(trap)),
        String(kind),
      ).toBe(true);
  });
});

describe("people", () => {
  it("are of one organization each, and write from addresses nobody can own", () => {
    for (const { domain } of Object.values(organizations)) expect(domain).toMatch(/\.example$/);
    const names = Object.values(specimenPeople).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it("hold the six custodians, all of them the client’s own people", () => {
    for (const id of custodians) expect(specimenPeople[id].organization).toBe("vellmark");
  });
});

describe("privilege", () => {
  it("withholds without text what it withholds, and logs each entry once", () => {
    expect(withoutText.map(({ bates }) => bates)).toEqual(numbered.filter(({ call }) => call === "withheld").map(({ bates }) => bates));
    const logged = numbered.filter(({ log }) => log !== undefined);
    expect(privilegeLog.map(({ bates, entry }) => [bates, entry]).sort(byFirst)).toEqual(
      logged.map(({ bates, log }) => [bates ?? 0, log ?? 0]).sort(byFirst),
    );
    for (const { call } of logged) expect(["withheld", "redacted"]).toContain(call);
    for (const withheld of withoutText) expect(withheld.log).toBeDefined();
  });

  it("claims it only where a lawyer wrote or was asked, and nobody stood by who would break it", () => {
    for (const { bates } of privilegeLog) {
      const document = byNumber(bates);
      const family = document?.parent === undefined ? document : byNumber(document.parent);
      const present = [document?.from, family?.from, ...recipients(family)].flatMap((id) => id ?? []);
      expect(
        present.some((id) => specimenPeople[id].role.endsWith("counsel")),
        String(bates),
      ).toBe(true);
      for (const id of present)
        expect(["employee", "in-house counsel", "outside counsel"], String(bates)).toContain(specimenPeople[id].role);
    }
  });

  it("prints a replacement for every redaction, and none of counsel’s words anywhere in the collection", () => {
    for (const { text = "", call, subject } of documents) expect(text.includes("[Redacted:"), subject).toBe(call === "redacted");
    const whole = JSON.stringify([documents, privilegeLog]);
    for (const words of [...redactedWords, ...redactedNames]) expect(whole).not.toContain(words);
  });
});

describe("the story", () => {
  it("sends the email of March 6 after version 7 was saved, which it speaks of", () => {
    const [, , , , , , v7] = workbook.versions;
    const email = byNumber(4127);
    expect(new Date(v7.saved) < new Date(email?.at ?? 0)).toBe(true);
    expect(email?.text).toContain(v7.reserve.replace("\u00a0M", " million"));
  });

  it("links the workbook at the version that was current, with the older figure", () => {
    const message = byNumber(workbook.link.bates);
    const current = workbook.versions.findLast(({ saved }) => new Date(saved) <= new Date(workbook.link.sent));
    expect(message?.at).toBe(workbook.link.sent);
    expect(current?.version).toBe(workbook.link.asSent);
    expect(current?.reserve).toBe(matter.reserve.before);
  });

  it("shows each version at the time it was saved, and exports the same times in UTC", () => {
    const history = documents.find(({ subject }) => subject.startsWith("Version history"));
    for (const { version, saved, shown } of workbook.versions) {
      const { month, day, time } = momentWords(Date.parse(saved), "America/Chicago");
      expect(shown).toBe(`${month.slice(0, 3)} ${day}, ${time}`);
      expect(history?.text).toContain(`${version.slice(1)} ${new Date(saved).toISOString().slice(0, 16)}Z`);
    }
  });

  it("places the hold after the deletions, and before the notice", () => {
    const times = [...auditLog.map(({ at }) => at), matter.hold.noticed].map((at) => new Date(at).getTime());
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(new Date(auditLog.at(-1)?.at ?? 0).getTime()).toBe(new Date(matter.hold.placed).getTime());
    expect(byNumber(4160)?.at).toBe(matter.hold.noticed);
    expect(documents.find(({ subject }) => subject.startsWith("Hold register"))?.text).toContain("2026-03-18T23:40Z");
  });

  it("records in the exported audit log what the platform shows", () => {
    const log = documents.find(({ subject }) => subject.startsWith("Audit log export"))?.text;
    for (const { at, operation, person } of auditLog) if (person === "amadi") expect(log).toContain(`${at.slice(11, 19)} ${operation}`);
  });

  it("answers nowhere that the committee was told before it met", () => {
    const told = documents.filter(
      ({ to = [], cc = [], at }) => [...to, ...cc].includes("falk") && new Date(at) < new Date("2026-03-17T14:00-05:00"),
    );
    for (const { text } of told) expect(text).not.toMatch(/9\.8|14\.2|changed|moved/);
  });

  it("shows the hash of the email that is open in the review room", () => {
    const sum = createHash("sha256")
      .update(byNumber(4127)?.text ?? "")
      .digest("hex");
    expect(reviewRoom.coding.at(-1)?.[1]).toBe(`${sum.slice(0, 4)}…${sum.slice(-4)}`);
  });
});

describe("the funnel", () => {
  it("produces in three volumes what it says it produced, each beginning where the last one ended", () => {
    expect(volumes.reduce((sum, { documents: count }) => sum + count, 0)).toBe(stages.produced);
    expect(volumes.map(({ first }) => first)).toEqual([1, ...volumes.slice(0, -1).map(({ last }) => last + 1)]);
    const [, , third] = volumes;
    const shown = numbered.filter(({ call }) => call === "withheld").reduce((sum, { pages }) => sum + pages, 0);
    expect(shown).toBeLessThanOrEqual(third.withheldPages);
    expect(pagesOf(third)).toBeGreaterThanOrEqual(third.documents);
  });
});

const recipients = (document: SpecimenDocument | undefined) => [...(document?.to ?? []), ...(document?.cc ?? [])];
const byFirst = ([a = 0]: readonly number[], [b = 0]: readonly number[]) => a - b;

/** Chicago’s offset at a local time, from the zone data of the runtime. */
function chicagoOffset(at: string) {
  const name = new Intl.DateTimeFormat("en-US", { timeZone: matter.zone, timeZoneName: "longOffset" })
    .formatToParts(new Date(at))
    .find(({ type }) => type === "timeZoneName")?.value;
  return name?.replace("GMT", "");
}
