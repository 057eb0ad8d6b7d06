import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findSigns } from "web/contact-form/pre-flight/find-signs.ts";

/**
 * `holds` names what does not belong in a contact form ("other": facts without a pattern). It is
 * empty for a clean enquiry.
 */
type Enquiry = { readonly holds: readonly string[]; readonly text: string };

const lines = readFileSync(new URL("../support/enquiries.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n");
const enquiries: readonly Enquiry[] = lines.map((line) => JSON.parse(line));
const confidential = enquiries.filter(({ holds }) => holds.length > 0);
const clean = enquiries.filter(({ holds }) => holds.length === 0);
const isStopped = ({ text }: Enquiry) => findSigns(text).length > 0;

test("The corpus has 200 messages, half of them with case material, none twice", () => {
  expect([
    confidential.length,
    clean.length,
    new Set(enquiries.map(({ text }) => text)).size,
  ]).toEqual([100, 100, 200]);
});

test("The pre-flight finds at least three in four, and at most one in fifty is a false alarm", () => {
  expect(confidential.filter(isStopped).length / confidential.length).toBeGreaterThanOrEqual(0.75);
  expect(clean.filter(isStopped).length / clean.length).toBeLessThanOrEqual(0.02);
});
