import { describe, expect, test } from "vitest";
import { termOf, termsOf } from "./words.ts";

describe("a word as it is compared", () => {
  test.each([
    ["Custodians", "custodian"],
    ["hosted", "hosting"],
    ["images", "imaging"],
    ["policies", "policy"],
    ["Rückstellung", "ruckstellung"],
    ["EDISCOVERY", "eDiscovery"],
  ])("%s is %s", (a, b) => {
    expect(termOf(a)).toBe(termOf(b));
  });

  test.each([
    ["process", "proces"],
    ["server", "service"],
    ["status", "statu"],
    ["DAT", "da"],
  ])("%s is not %s", (a, b) => {
    expect(termOf(a)).not.toBe(termOf(b));
  });
});

describe("the terms of a text", () => {
  test("leave out what every text says", () => {
    expect(termsOf("How is the chain of custody kept?")).toEqual(["chain", "custody", "kept"]);
  });

  test("keep words of that kind when there are no others", () => {
    expect(termsOf("what is it")).toEqual(["what", "is", "it"]);
  });

  test("part at hyphens and brackets, and drop the possessive", () => {
    expect(termsOf("Rule 37(e)")).toEqual(["rule", "37", "e"]);
    expect(termsOf("de-duplication")).toEqual(["de", "duplication"]);
    expect(termsOf("the custodian’s phone")).toEqual(["custodian", "phon"]);
  });
});
