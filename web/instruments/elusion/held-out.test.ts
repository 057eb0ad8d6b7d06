import { expect, it } from "vitest";
import { answer } from "./answer.ts";

// Written before the code was changed, and not used to change it.
const typed = {
  drawnFrom: "set-aside",
  size: "1,000",
  sampled: "100",
  found: "0",
  responsive: "",
  confidence: "95",
  margin: "5",
  expected: "50",
};

it("The size for 500 documents, 95 % and 5 points is the usual 218", () => {
  expect(answer({ ...typed, size: "500", sampled: "100" }).plan?.documents).toBe(218);
});

it("A small set has whole documents at both ends of its interval", () => {
  const { low, high } = answer({ ...typed, size: "800", sampled: "300" }).sample?.findings.documents ?? {};
  expect([low, high]).toEqual([0, 7]);
});
