import { describe, expect, test } from "vitest";
import { stemOf, wordsOf } from "./words.ts";

describe("the words of a text", () => {
  test("are letters and digits in a row, in small letters, without accents and possessives", () => {
    expect(wordsOf("Rule 37(e): the custodian’s Rückstellung, de-duplicated")).toEqual(
      "rule 37 e the custodian ruckstellung de duplicated".split(" "),
    );
    expect(wordsOf("FRCP 5.2, SOC 2")).toEqual(["frcp", "5", "2", "soc", "2"]);
  });

  test("know the product from the word", () => {
    expect(wordsOf("Review teams use Teams.")).toEqual(["review", "teams", "use", "ʼteams"]);
  });
});

describe("a stem", () => {
  test.each([
    ["custodians", "custodian"],
    ["hosted", "hosting"],
    ["images", "imaging"],
    ["policies", "policy"],
    ["encryption", "encrypted"],
    ["preservation", "preserve"],
    ["translator", "translation"],
    ["redactions", "redact"],
  ])("is shared by %s and %s", (a, b) => {
    expect(stemOf(a)).toBe(stemOf(b));
  });

  test.each([
    ["process", "proces"],
    ["server", "service"],
    ["security", "secure"],
    ["status", "statu"],
    ["dat", "da"],
    ["365", "36"],
  ])("is not shared by %s and %s", (a, b) => {
    expect(stemOf(a)).not.toBe(stemOf(b));
  });
});
