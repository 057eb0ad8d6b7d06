import { expect, test } from "vitest";
import { clusterRun } from "./cluster-run.ts";

test("while one of two servers is killed again and again no visitor's request fails and no message is lost or doubled", async (context) => {
  const report = await clusterRun(3, 2026);
  if (typeof report === "string") return context.skip(report);
  expect(report.failed).toEqual([]);
  expect(report.faults).toEqual([]);
  expect([report.lost, report.duplicates]).toEqual([0, 0]);
  expect([report.acknowledged, report.stored, report.sinks[0]?.distinct]).toEqual([report.posts, report.posts, report.posts]);
  // Shows that servers were killed under load at all.
  expect(report.takenOver).toBeGreaterThan(0);
  expect(report.pages).toBeGreaterThan(report.kills);
}, 150_000);
