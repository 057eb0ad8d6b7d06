import { expect, test } from "vitest";
import { enquiries, measure } from "../support/enquiries.ts";

test("the published messages are 200, half of them with something in them, none twice", () => {
  const { confidential, clean } = measure();
  expect([confidential.all, clean.all, new Set(enquiries.map(({ text }) => text)).size]).toEqual([100, 100, 200]);
});

test("at least three in four are found, and at most one in fifty is a false alarm", () => {
  const { confidential, clean } = measure();
  expect(confidential.found / confidential.all).toBeGreaterThanOrEqual(0.75);
  expect(clean.alarmed / clean.all).toBeLessThanOrEqual(0.02);
});
