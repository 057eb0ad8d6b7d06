import { shareKept } from "content/wire/inbox-message.ts";
import { figuresCsv, type Reply, shownWeeks, toFigures } from "service/contact/reply-figures.ts";
import { expect, test } from "vitest";

const at = (time: string) => Date.parse(`${time}-05:00`);
/** A Wednesday in Chicago. */
const now = at("2026-06-10T12:00:00");
const reply = (received: string, answered: string | null, closed = false): Reply => ({
  receivedAt: at(received),
  answeredAt: answered === null ? null : at(answered),
  closed,
});

test("Weeks begin on Monday by the office's clocks, and a week without a message is shown", () => {
  const { weeks } = toFigures(
    [reply("2026-06-07T23:59:00", null), reply("2026-06-08T00:01:00", null)],
    now,
  );
  expect(weeks).toHaveLength(shownWeeks);
  expect(weeks.slice(-3).map(({ week, received }) => [week, received])).toEqual([
    ["2026-05-25", 0],
    ["2026-06-01", 1],
    ["2026-06-08", 1],
  ]);
});

test("Nights count for the promise of a day, not for that of two hours, and weekends for neither", () => {
  const { total } = toFigures(
    [
      reply("2026-06-05T17:00:00", "2026-06-08T09:00:00"), // Friday at five, answered on Monday at nine: within two working hours, and within a business day.
      reply("2026-06-08T10:00:00", "2026-06-08T12:00:00"), // on the minute
      reply("2026-06-08T10:00:00", "2026-06-08T12:01:00"), // a minute late, within the day
      reply("2026-06-08T10:00:00", "2026-06-09T10:01:00"), // late for both
    ],
    now,
  );
  expect([total.twoHours, total.day]).toEqual([
    { kept: 2, judged: 4, overdue: 0, open: 0 },
    { kept: 3, judged: 4, overdue: 0, open: 0 },
  ]);
});

test("An overdue reply counts as not kept; one not due is open; one not needed is neither", () => {
  const { total } = toFigures(
    [
      reply("2026-06-08T10:00:00", null), // overdue for both
      reply("2026-06-10T09:00:00", null), // overdue for two hours only
      reply("2026-06-10T11:00:00", null), // not due
      reply("2026-06-08T10:00:00", null, true), // closed: nothing to answer
    ],
    now,
  );
  expect(total).toMatchObject({ received: 4, answered: 0, medianMinutes: null });
  expect([total.twoHours, total.day]).toEqual([
    { kept: 0, judged: 2, overdue: 2, open: 1 },
    { kept: 0, judged: 1, overdue: 1, open: 2 },
  ]);
});

test("A share counts what is still open as not kept, and is rounded down", () => {
  const { total } = toFigures(
    [
      reply("2026-06-10T10:00:00", "2026-06-10T10:30:00"),
      reply("2026-06-10T11:00:00", "2026-06-10T11:30:00"),
      ...Array.from({ length: 6 }, () => reply("2026-06-10T11:00:00", null)),
    ],
    now,
  );
  expect([shareKept(total.twoHours), total.twoHours.open]).toEqual([25, 6]);
  expect(shareKept({ kept: 199, judged: 200, overdue: 1, open: 0 })).toBe(99);
  expect(shareKept({ kept: 0, judged: 0, overdue: 0, open: 0 })).toBeNull();
});

test("the median is the middle one, or the mean of the two in the middle", () => {
  const spans = (minutes: readonly number[]) =>
    toFigures(
      minutes.map((span) => ({
        receivedAt: at("2026-06-08T10:00:00"),
        answeredAt: at("2026-06-08T10:00:00") + span * 60_000,
        closed: false,
      })),
      now,
    ).total.medianMinutes;
  expect([spans([90, 10, 20]), spans([40, 10, 20, 30])]).toEqual([20, 25]);
});

test("the table has a row for each week and one for all", () => {
  const booking = { receivedAt: now, answeredAt: null, closed: false, isBooking: true };
  const lines = figuresCsv(toFigures([booking], now)).split("\r\n");
  expect(lines).toHaveLength(shownWeeks + 3);
  expect(lines.at(-2)).toBe("all,0,0,,0,0,0,0,1,0,0");
});
