import { retentionClocks } from "content/retention-clocks.ts";
import { expect, test } from "vitest";
import { isStale, staleReport } from "./stale-clocks.ts";

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

test("The report names each stale clock, its owner, its page, what to do, and what the page says until then", () => {
  const [clock] = retentionClocks;
  if (!clock) throw new Error("there are no clocks");
  const report = staleReport([clock, { ...clock, id: "fresh", checked: "2027-02-20" }], "2027-02-22");
  for (const part of [clock.id, clock.owner, clock.page?.href ?? "", "2026-11-23", "`checked`", "not checked since"])
    expect(report).toContain(part);
  expect(report).not.toContain("fresh ");
  expect(staleReport([clock], "2027-02-21")).toBeNull();
});
