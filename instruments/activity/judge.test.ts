import { activityResult as words } from "content/instruments.ts";
import { activityWindow } from "content/specimen/exhibits/platform-windows.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { given, portalCsv, type TestRecord } from "../../tests/support/audit-export.ts";
import { sentencesOf, titleOf, verdictOf } from "./describe.ts";
import { chronologyCsv, judge, viewOf } from "./judge.ts";
import { readLogs } from "./read-logs.ts";
import { networkOf } from "./read-record.ts";
import type { Settings } from "./read-settings.ts";
import { activitySpecimen } from "./specimen.ts";
import { zoneClock } from "./zone-clock.ts";

const zones = [
  "America/Chicago",
  "UTC",
  "Europe/Berlin",
  "Asia/Kolkata",
  "Australia/Lord_Howe",
  "America/St_Johns",
  "Asia/Tokyo",
];
const [from, to] = [Date.UTC(2025, 9, 1), Date.UTC(2026, 11, 1)];
/** Minutes around the changes of the clocks of Chicago and Berlin in 2025 and 2026. */
const changes = [
  "2025-11-02T07:00Z",
  "2026-03-08T08:00Z",
  "2026-11-01T07:00Z",
  "2025-10-26T01:00Z",
  "2026-03-29T01:00Z",
  "2026-10-25T01:00Z",
];
const moment = fc.oneof(
  fc.integer({ min: from, max: to - 1 }),
  fc
    .tuple(fc.constantFrom(...changes), fc.integer({ min: -7200, max: 7200 }))
    .map(([at, seconds]) => Date.parse(at) + seconds * 1000),
);

describe("days and hours on the clocks of a zone", () => {
  it.each(zones)("agree with Temporal in %s, both changes of the clocks among them", (zone) => {
    const clock = zoneClock(zone);
    fc.assert(
      fc.property(moment, (at) => {
        const oracle = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
        expect(clock.hourOf(at)).toBe(oracle.hour);
        expect(new Date(clock.dayOf(at) * 86_400_000).toISOString().slice(0, 10)).toBe(
          oracle.toPlainDate().toString(),
        );
        expect(clock.iso(at)).toBe(
          `${oracle.toPlainDateTime().toString({ smallestUnit: "second" })}${oracle.offset}`,
        );
      }),
    );
  });

  it("A time is stamped with the zone's abbreviation of that moment", () => {
    const clock = zoneClock("America/Chicago");
    expect(clock.stamp(Date.parse("2026-03-08T07:59:59Z"))).toBe("2026-03-08 01:59:59 CST");
    expect(clock.stamp(Date.parse("2026-03-08T08:00:00Z"))).toBe("2026-03-08 03:00:00 CDT");
  });
});

const settings: Settings = {
  zone: "America/Chicago",
  person: "",
  since: "",
  downloads: 50,
  minutes: 60,
  withOpened: false,
  domains: ["own.example"],
  days: 7,
};
/** March 2026, by day, hour and minute in UTC. */
const time = (day: number, hour = 12, minute = 0) =>
  new Date(Date.UTC(2026, 2, day, hour, minute)).toISOString().slice(0, 19);

async function judged(records: readonly TestRecord[], change: Partial<Settings> = {}) {
  const { table, workloads } = await readLogs(given(portalCsv(records)), () => undefined);
  const names = workloads.map(([name]) => name);
  return { table, ...judge(table, names, { ...settings, ...change }) };
}

const facts = ({ tests }: Pick<Awaited<ReturnType<typeof judged>>, "tests">, i: number) =>
  tests[i]?.findings.map((finding) => finding.facts);

describe("mass download", () => {
  const burst = Array.from(
    { length: 60 },
    (_, i): TestRecord => ({ at: time(18, 21, i % 60), op: "FileDownloaded", ObjectId: `f${i}` }),
  );
  const before = [1, 2, 3].flatMap((day) =>
    Array.from({ length: day }, (): TestRecord => ({ at: time(day), op: "FileDownloaded" })),
  );
  const opened = Array.from(
    { length: 80 },
    (_, i): TestRecord => ({ at: time(5, 12, i % 30), op: "FileAccessed" }),
  );

  it("As many downloads as the setting are found, beside the person’s other days", async () => {
    const found = await judged([...before, ...opened, ...burst]);
    expect(facts(found, 0)).toEqual([
      { test: "downloads", files: 60, peak: 60, usual: 1.5, most: 3, days: 4 },
    ]);
    expect(found.tests[0]?.findings[0]?.rows).toHaveLength(60);
    const inItsMinutes = await judged(burst, { downloads: 60, minutes: 59 });
    expect(inItsMinutes.tests[0]?.findings).toHaveLength(1);
  });

  it("One download fewer than the setting, or a slower burst, is not found", async () => {
    expect((await judged(burst, { downloads: 61 })).tests[0]?.standing).toBe("notFound");
    expect((await judged(burst, { minutes: 10 })).tests[0]?.standing).toBe("notFound");
  });

  it("counts opened files where the setting says so", async () => {
    expect((await judged(opened)).tests[0]?.standing).toBe("notFound");
    expect((await judged(opened, { withOpened: true })).tests[0]?.total).toBe(1);
  });
});

describe("deletion after a date", () => {
  const records: TestRecord[] = [
    { at: "2026-03-18T23:39:59", op: "FileDeleted" },
    { at: "2026-03-18T23:40:00", op: "FolderDeleted" },
    {
      at: time(20),
      op: "HardDelete",
      Workload: "Exchange",
      AffectedItems: [{ Subject: "a" }, { Subject: "b" }],
    },
  ];

  it("Deletions are judged from a date that is asked for, in the zone's clock", async () => {
    expect((await judged(records)).tests[1]?.standing).toBe("noDate");
    const found = await judged(records, { since: "2026-03-18T18:40" });
    expect(facts(found, 1)).toEqual([
      {
        test: "deletions",
        items: 3,
        byOperation: [
          ["FolderDeleted", 1],
          ["HardDelete", 1],
        ],
      },
    ]);
    expect(
      (await judged(records, { since: "2026-03-18T18:40", zone: "UTC" })).tests[1]?.findings[0]
        ?.rows,
    ).toHaveLength(3);
  });
});

describe("mail rules", () => {
  const rule = (op: string, parameters: Readonly<Record<string, string>>): TestRecord => ({
    at: time(3),
    op,
    Workload: "Exchange",
    Parameters: Object.entries(parameters).map(([Name, Value]) => ({ Name, Value })),
  });

  it("Rules that send mail on or hide it are found, with the address outside", async () => {
    const actions =
      '[{"ActionType":"Forward","Recipients":["x@home.example"],"ForwardFlags":"None"}]';
    const found = await judged([
      rule("New-InboxRule", {
        Name: "a",
        ForwardTo: "ann@private.example",
        SubjectContainsWords: "invoice",
      }),
      rule("Set-Mailbox", { Identity: "ann", ForwardingSmtpAddress: "smtp:bo@sub.own.example" }),
      rule("New-InboxRule", { Name: "b", MoveToFolder: "Archive" }),
      {
        at: time(3),
        op: "UpdateInboxRules",
        Workload: "Exchange",
        OperationProperties: [{ Name: "RuleActions", Value: actions }],
      },
    ]);
    expect(found.tests[2]?.findings.map(titleOf)).toEqual([
      words.titles.forwardsOutside,
      words.titles.forwards,
      words.titles.hides,
      words.titles.forwardsOutside,
    ]);
    expect(facts(found, 2)?.map((fact) => fact.test === "rules" && fact.outside)).toEqual([
      ["ann@private.example"],
      [],
      [],
      ["x@home.example"],
    ]);
  });

  it("Rules that are emptied, or do neither, are not found", async () => {
    const found = await judged([
      rule("Set-Mailbox", { ForwardingSmtpAddress: "" }),
      rule("Set-Mailbox", { DeliverToMailboxAndForward: "False" }),
      rule("New-InboxRule", { Name: "c", ApplyCategory: "Red" }),
    ]);
    expect(found.tests[2]).toMatchObject({ standing: "notFound", looked: 3 });
  });
});

describe("sharing outside", () => {
  it("A link for anybody, a guest and an address of another domain are sharing outside", async () => {
    const share = (op: string, target: string, type = "Member"): TestRecord => ({
      at: time(4),
      op,
      TargetUserOrGroupName: target,
      TargetUserOrGroupType: type,
    });
    const found = await judged([
      share("SharingSet", "bo@own.example"),
      share("SharingSet", "kim_firm.example#ext#@own.example", "Guest"),
      share("AddedToSecureLink", "lee@other.example"),
      share("SharingSet", "Everyone in finance"),
      { at: time(5), op: "AnonymousLinkCreated" },
      { at: time(6), op: "AnonymousLinkUsed", user: "urn:spo:anon#1" },
    ]);
    expect(facts(found, 3)).toEqual([
      { test: "sharing", links: 1, used: 0, targets: ["kim@firm.example", "lee@other.example"] },
      { test: "sharing", links: 0, used: 1, targets: [] },
    ]);
  });
});

describe("sign-ins from new networks", () => {
  const signIn = (day: number, ip: string, op = "UserLoggedIn", hour = 12): TestRecord => ({
    at: time(day, hour),
    op,
    Workload: "AzureActiveDirectory",
    ClientIP: ip,
    ResultStatus: "Success",
  });

  it("A first sign-in from a new network is found, with the failures before it", async () => {
    const records = [
      signIn(1, "203.0.113.7"),
      signIn(3, "198.51.100.1:5021"),
      signIn(9, "203.0.113.99"),
      signIn(10, "192.0.2.4", "UserLoginFailed", 11),
      signIn(10, "[192.0.2.9]:443"),
      signIn(11, "2001:db8:1:2::1"),
      signIn(12, "2001:db8:1:2:9::1"),
    ];
    const found = await judged(records);
    expect(facts(found, 4)).toMatchObject([
      { network: "192.0.2.0/24", known: 2, failed: 1 },
      { network: "2001:db8:1:2::/64", known: 3, failed: 0 },
    ]);
    expect((await judged(records, { days: 0 })).tests[4]?.total).toBe(3);
  });

  it("Links for anyone and copies from a computer are found, links for the organization are not", async () => {
    const link = (scope: string) => ({
      at: time(1),
      op: "SharingLinkCreated",
      EventData: `<SharingLinkScope>${scope}</SharingLinkScope>`,
    });
    const copy = {
      at: time(2),
      op: "FileCopiedToRemovableMedia",
      Workload: "Endpoint",
      ObjectId: "C:\\a.xlsx",
    };
    const found = await judged([link("Anyone"), link("Organization"), copy]);
    expect(facts(found, 3)).toMatchObject([{ links: 1 }]);
    expect(facts(found, 5)).toEqual([
      { test: "devices", files: 1, byOperation: [["FileCopiedToRemovableMedia", 1]] },
    ]);
    expect(verdictOf(found, 2).plain).toBe("Found in 2 of 3 tests; 2 rows could not be read");
  });

  it("Sign-ins are not judged where the export has none", async () => {
    expect((await judged([{ at: time(1), op: "FileAccessed" }])).tests[4]?.standing).toBe(
      "noRecords",
    );
  });

  it("An address is of one network however it is written", () => {
    expect(["::ffff:203.0.113.7", "203.0.113.7:50123", "[203.0.113.7]:1"].map(networkOf)).toEqual(
      new Array(3).fill("203.0.113.0/24"),
    );
    expect(["", "MISSING", "Not Available"].map(networkOf)).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe("the specimen", async () => {
  const { name, text, settings: own } = activitySpecimen();
  const { table, workloads, duplicates } = await readLogs(
    [{ path: name, file: new File([text], name) }],
    () => undefined,
  );
  const all = { ...settings, domains: ["vellmark.example"], ...own };
  const found = judge(
    table,
    workloads.map(([workload]) => workload),
    all,
  );

  it("The specimen has the records of each custodian that the platform shows", () => {
    const records = Object.fromEntries(
      found.people.list.map((person) => [person.user, person.records.toLocaleString("en-US")]),
    );
    for (const [person, events] of activityWindow.custodians) {
      const [initial = "", surname = ""] = person.toLowerCase().split(". ");
      const user =
        Object.keys(records).find(
          (each) => each.startsWith(initial) && each.includes(`.${surname}@`),
        ) ?? "";
      expect(records[user], person).toBe(events);
    }
    expect(duplicates).toBe(3);
  });

  it("The specimen gives what the documents of the matter say, and nothing else", () => {
    const clock = zoneClock(all.zone);
    expect(verdictOf(found, 0).plain).toBe("Found in 4 of 5 tests");
    const said = found.tests.flatMap(({ findings }) =>
      findings.map(
        (finding) =>
          `${finding.person}: ${titleOf(finding)}. ${sentencesOf(finding, all.minutes, clock)[0]}`,
      ),
    );
    expect(said).toEqual([
      "dana.amadi@vellmark.example: 212 files downloaded. From 2026-03-18 16:22:07 CDT to 2026-03-18 16:38:38 CDT.",
      "dana.amadi@vellmark.example: 2 deletions. From 2026-03-18 17:41:30 CDT to 2026-03-18 17:44:02 CDT.",
      "simon.moreau@vellmark.example: 3 deletions. From 2026-03-20 09:12:00 CDT to 2026-03-20 09:13:12 CDT.",
      "dana.amadi@vellmark.example: A rule that moves or deletes email. At 2026-03-18 16:24:31 CDT.",
      "kerstin.ostrow@vellmark.example: First sign-in from 2001:db8:4f2:8::/64. At 2026-03-18 08:11:36 CDT.",
    ]);
  });

  it("One custodian's log is judged alone, by the hours of the zone", () => {
    const amadi = judge(table, ["SharePoint"], { ...all, person: "dana.amadi@vellmark.example" });
    expect(amadi.heat.counts.reduce((sum, n) => sum + n, 0)).toBe(3918);
    const day = Math.floor(Date.UTC(2026, 2, 18) / 86_400_000) - amadi.heat.first;
    expect(amadi.heat.counts[day * 24 + 16]).toBeGreaterThan(212);
    expect(amadi.tests[4]?.findings).toEqual([]);
  });

  it("gives a chronology with both times of every record, without what was left out", async () => {
    const view = viewOf(table, all);
    const lines = (await chronologyCsv(view, [name], []).text()).trim().split("\r\n");
    expect(lines).toHaveLength(1 + 212 + 5 + 1 + 1);
    expect(lines.find((line) => line.includes("New-InboxRule"))).toContain(
      "2026-03-18T21:24:31Z,2026-03-18T16:24:31-05:00,America/Chicago",
    );
    const left = found.tests[0]?.findings.map(({ key }) => key) ?? [];
    expect((await chronologyCsv(view, [name], left).text()).trim().split("\r\n")).toHaveLength(
      1 + 5 + 1 + 1,
    );
  });
});
