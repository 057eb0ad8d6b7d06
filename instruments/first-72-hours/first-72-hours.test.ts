/// <reference lib="esnext.temporal" />

import {
  type RetentionClock,
  retentionClocks,
  retentionSources,
} from "content/retention-clocks.ts";
import fc from "fast-check";
import ICAL from "ical.js";
import { someOf } from "instruments/contract.ts";
import { FaultError } from "instruments/frame/fault.ts";
import { expect, describe as group, test } from "vitest";
import { describe, planCalendar } from "./answer.ts";
import { isStale, staleReport } from "./current-clocks.ts";
import { checkpointsOf, expiriesOf, first72Tasks, type Plan, readPlan, tasksOf } from "./plan.ts";
import { run } from "./run.ts";

/** For tests: the specimen's dates with every source there is. */
const everything: Plan = {
  sources: [...new Set(retentionClocks.map(({ source }) => source))],
  event: "2026-03-18",
  leaving: "2026-03-20",
  began: { day: "2026-03-18", time: "18:40" },
  zone: "America/Chicago",
  days: {},
};

const zones = [
  "America/Chicago",
  "Australia/Lord_Howe",
  "Europe/Dublin",
  "Asia/Kathmandu",
  "America/St_Johns",
  "UTC",
];
const days = fc
  .date({ min: new Date("1999-01-01"), max: new Date("2101-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
/** The days around which clocks change, and those of leap years. */
const awkward = fc.constantFrom(
  ...[
    "2026-03-07",
    "2026-03-08",
    "2026-10-31",
    "2026-11-01",
    "2026-03-29",
    "2024-02-28",
    "2024-02-29",
    "2100-02-28",
  ],
);
const anyDay = fc.oneof(days, awkward);

const only = (id: string) => retentionClocks.filter((clock) => clock.id === id);
const dateOf = (plan: Partial<Plan>, id: string) =>
  expiriesOf({ ...everything, ...plan }, only(id)).dated[0]?.expires;

group("what expires when", () => {
  test("A clock runs out on its day plus its period, in any year and zone", () => {
    fc.assert(
      fc.property(
        anyDay,
        anyDay,
        fc.nat(4000),
        fc.constantFrom(...zones),
        (event, began, period, zone) => {
          const plan = {
            ...everything,
            event,
            began: { day: began, time: "00:00" },
            zone,
            days: { "teams-chat": period },
          };
          const [expiry] = expiriesOf(plan, only("teams-chat")).dated;
          const oracle = Temporal.PlainDate.from(event).add({ days: period });
          expect(expiry?.expires).toBe(oracle.toString());
          expect(expiry?.left).toBe(Temporal.PlainDate.from(began).until(oracle).days);
        },
      ),
      { numRuns: 1000 },
    );
  });

  test.each([
    ["exchange-recoverable-items", "2026-03-18", "2026-04-01"],
    ["sharepoint-recycle-bin", "2024-02-28", "2024-05-31"],
    ["purview-audit", "2026-03-07", "2026-09-03"],
    ["entra-sign-ins", "2026-02-25", "2026-03-04"],
    ["entra-sign-ins", "2024-02-25", "2024-03-03"],
    ["entra-sign-ins", "2026-10-31", "2026-11-07"],
  ])("%s of %s goes on %s", (id, event, expires) => {
    expect(dateOf({ event }, id)).toBe(expires);
  });

  test("what goes first stands first, what has run out before it, and nothing is lost", () => {
    fc.assert(
      fc.property(anyDay, fc.option(anyDay, { nil: undefined }), anyDay, (event, leaving, day) => {
        const { dated, toRead, waiting } = expiriesOf(
          { ...everything, event, leaving, began: { day, time: "09:00" } },
          retentionClocks,
        );
        expect(dated.map(({ expires }) => expires)).toEqual(
          dated.map(({ expires }) => expires).toSorted(),
        );
        expect(dated.length + toRead.length + waiting).toBe(retentionClocks.length);
        expect(dated.every(({ left, expires }) => left < 0 === expires < day)).toBe(true);
      }),
      { numRuns: 100 },
    );
  });

  test("A leaver’s clock waits for a day, and a period that was read replaces the published one", () => {
    expect(
      expiriesOf({ ...everything, leaving: undefined }, only("onedrive-leaver")),
    ).toMatchObject({ dated: [], waiting: 1 });
    expect(dateOf({}, "onedrive-leaver")).toBe("2026-04-19");
    expect(
      dateOf({ days: { "exchange-recoverable-items": 30 } }, "exchange-recoverable-items"),
    ).toBe("2026-04-17");
    expect(dateOf({}, "teams-chat")).toBeUndefined();
    expect(dateOf({ days: { "teams-chat": 0 } }, "teams-chat")).toBe("2026-03-18");
  });

  test("the first of those to come is named, and when all have run out it is said", () => {
    const first = (plan: Partial<Plan>, clocks: readonly RetentionClock[]) =>
      describe({ ...everything, ...plan }, clocks).first;
    expect(first({}, retentionClocks).date).toBe("March 25, 2026");
    expect(first({ began: { day: "2026-03-26", time: "08:00" } }, retentionClocks).date).toBe(
      "April 1, 2026",
    );
    expect(
      first({ began: { day: "2026-03-25", time: "23:59" } }, only("entra-sign-ins")).detail,
    ).toContain("On day one.");
    expect(
      first({ began: { day: "2027-03-18", time: "08:00" } }, only("entra-sign-ins")).detail,
    ).toContain("had passed by day one");
    expect(describe(everything, only("voicemail")).first.date).toBe("No date yet");
  });
});

test("the windows end after 4, 24 and 72 hours that pass, over a change of the clocks too", () => {
  const time = fc
    .integer({ min: 0, max: 24 * 60 - 1 })
    .map((minutes) => new Date(minutes * 60_000).toISOString().slice(11, 16));
  fc.assert(
    fc.property(anyDay, time, fc.constantFrom(...zones), (day, at, zone) => {
      const start = Temporal.PlainDateTime.from(`${day}T${at}`).toZonedDateTime(zone);
      for (const { hours, moment, at: shown } of checkpointsOf({
        began: { day, time: at },
        zone,
      })) {
        const oracle = start.add({ hours });
        expect(moment).toBe(oracle.epochMilliseconds);
        expect(shown).toEqual({
          day: oracle.toPlainDate().toString(),
          time: oracle.toPlainTime().toString({ smallestUnit: "minute" }),
        });
      }
    }),
    { numRuns: 300 },
  );
});

group("the form", () => {
  const typed = {
    sources: ["mail"],
    event: "2026-03-18",
    leaving: "",
    began: "2026-03-18T18:40",
    matter: "",
    custodians: "",
    days: {},
    names: {},
  };
  const errorsOf = (change: Partial<typeof typed>) =>
    Object.keys(readPlan({ ...typed, ...change }, "UTC").errors);

  test.each([
    [{ sources: [] }, ["sources"]],
    [{ sources: ["constructor"] }, ["sources"]],
    [{ event: "" }, ["event"]],
    [{ event: "2026-02-29" }, ["event"]],
    [{ event: "0026-03-18" }, ["event"]],
    [{ leaving: "2026-13-01" }, ["leaving"]],
    [{ began: "2026-03-18" }, ["began"]],
    [{ days: { "teams-chat": "a month" } }, ["days.teams-chat"]],
    [{ days: { "teams-chat": "-3" } }, ["days.teams-chat"]],
    [{ days: { "teams-chat": "99,999" } }, ["days.teams-chat"]],
  ])("%j is named at its cell", (change, cells) => expect(errorsOf(change)).toEqual(cells));

  test("is read as it was typed", () => {
    expect(
      readPlan({ ...typed, days: { "teams-chat": " 1,095 ", voicemail: " " } }, "UTC").plan,
    ).toEqual({
      sources: ["mail"],
      event: "2026-03-18",
      leaving: undefined,
      began: { day: "2026-03-18", time: "18:40" },
      zone: "UTC",
      days: { "teams-chat": 1095 },
    });
  });
});

test("tasks come in the order of their windows; those of a source or a leaver only with it", () => {
  expect(first72Tasks.map(({ within }) => within)).toEqual(
    first72Tasks.map(({ within }) => within).toSorted((a, b) => a - b),
  );
  expect(tasksOf(everything)).toEqual(first72Tasks);
  expect(tasksOf({ sources: ["voicemail"], leaving: undefined }).map(({ id }) => id)).toEqual([
    "notice",
    "expiry",
    "settings",
    "page",
  ]);
});

group("the register of clocks", () => {
  test("The plan names every clock once, and has at least one for every source", () => {
    expect(new Set(retentionClocks.map(({ id }) => id)).size).toBe(retentionClocks.length);
    expect(new Set(retentionClocks.map(({ source }) => source))).toEqual(
      new Set(Object.keys(retentionSources)),
    );
  });
});

test("A figure past its review says “Not checked since” with the day, and keeps its date", () => {
  const [fresh] = describe(everything, retentionClocks).rows;
  const [stale] = describe(
    everything,
    retentionClocks.map((clock) => ({ ...clock, isStale: true })),
  ).rows;
  expect(fresh?.checked).toMatch(/^Checked November 23, 2026\./);
  expect(stale?.checked).toMatch(
    /^Not checked since November 23, 2026: read the publisher's page\./,
  );
  expect(stale?.date).toBe(fresh?.date);
});

group("the calendar file", () => {
  const plan = { ...everything, began: { day: "2026-03-26", time: "18:40" } };
  const file = planCalendar(plan, retentionClocks, Date.UTC(2026, 2, 26, 23, 40));
  const events = new ICAL.Component(ICAL.parse(file))
    .getAllSubcomponents("vevent")
    .map((entry) => ({ entry, event: new ICAL.Event(entry) }));

  test("The calendar has the days to come and the three windows, and leaves out what has run out", () => {
    const { dated } = expiriesOf(plan, retentionClocks);
    const coming = dated.filter(({ left }) => left >= 0);
    expect(coming.length).toBeLessThan(dated.length);
    const allDay = events.filter(({ event }) => event.startDate.isDate);
    expect(allDay.map(({ event }) => event.startDate.toString())).toEqual(
      coming.map(({ expires }) => expires),
    );
    expect(allDay.every(({ event }) => event.duration.toSeconds() === 86_400)).toBe(true);
    const timed = events.filter(({ event }) => !event.startDate.isDate);
    expect(timed.map(({ event }) => event.startDate.toJSDate().toISOString())).toEqual([
      "2026-03-27T03:40:00.000Z",
      "2026-03-27T23:40:00.000Z",
      "2026-03-29T23:40:00.000Z",
    ]);
  });

  test("rings at nine a week and a day before, and half an hour before a window ends", () => {
    const rings = events.map(({ entry, event }) =>
      entry.getAllSubcomponents("valarm").map((alarm) => {
        const trigger = alarm.getFirstPropertyValue("trigger");
        if (!(trigger instanceof ICAL.Duration)) throw new Error("an alarm without a duration");
        const at = event.startDate.clone();
        at.isDate = false;
        at.addDuration(trigger);
        return (at.toUnixTime() - event.startDate.toUnixTime()) / 3600;
      }),
    );
    expect(new Set(rings.map(String))).toEqual(new Set(["-0.5", "-159,-15"]));
  });

  test("The calendar names each entry once, folds lines at 75 octets, and gives back its words", () => {
    expect(new Set(events.map(({ event }) => event.uid)).size).toBe(events.length);
    for (const line of file.split("\r\n"))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    const audit = events.find(({ event }) => event.uid.startsWith("purview-audit"))?.event;
    expect(audit?.description).toContain(
      retentionClocks.find(({ id }) => id === "purview-audit")?.screen,
    );
    expect(file).toBe(planCalendar(plan, retentionClocks, Date.UTC(2026, 2, 26, 23, 40)));
  });
});

test.each([
  ["2026-11-23", "2026-11-01", false],
  ["2026-11-23", "2026-11-23", false],
  ["2026-11-23", "2027-02-21", false],
  ["2026-11-23", "2027-02-22", true],
  ["2027-12-15", "2028-03-14", false],
  ["2027-12-15", "2028-03-15", true],
] as const)("a clock checked on %s is stale on %s: %s", (checked, today, stale) => {
  expect(isStale({ checked }, today)).toBe(stale);
});

test("The report names each stale clock with its owner, its page and what to do", () => {
  const [clock] = retentionClocks;
  if (!clock) throw new Error("there are no clocks");
  const report = staleReport(
    [clock, { ...clock, id: "fresh", checked: "2027-02-20" }],
    "2027-02-22",
  );
  for (const part of [
    clock.id,
    clock.owner,
    clock.page?.href ?? "",
    "2026-11-23",
    "`checked`",
    "not checked since",
  ])
    expect(report).toContain(part);
  expect(report).not.toContain("fresh ");
  expect(staleReport([clock], "2027-02-21")).toBeNull();
});

test.each([
  ["sources", "mail\nwhatsapp", /^whatsapp: mail, files, /],
  ["days", "teams-chats=30", /^teams-chats: .*\bteams-chat\b/],
  ["names", "notices=Ana", /^notices: notice, /],
])(
  "A plan with a name in %s that it does not know is refused, not left out",
  (option, typed, reason) => {
    const files = someOf([{ path: "", file: new File([], "") }]);
    const blank = { leaving: "", matter: "", custodians: "", days: "", names: "" };
    const options = { ...blank, sources: "mail", event: "2026-03-18", began: "2026-03-18T18:40" };
    expect(run({ files, options }).plan.sources).toEqual(["mail"]);
    expect(refusalOf(() => run({ files, options: { ...options, [option]: typed } }))).toEqual([
      { name: option, reason: expect.stringMatching(reason) },
    ]);
  },
);

function refusalOf(call: () => unknown) {
  try {
    return call();
  } catch (error) {
    return error instanceof FaultError ? error.fault.unread : error;
  }
}
