import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Highlighted } from "./highlighted.tsx";
import { stemOf, wordsOf } from "./words.ts";

describe("the words of a text", () => {
  test("Words are letters and digits in a row, small, without accents and possessives", () => {
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

const html = (text: string, q: string) =>
  renderToStaticMarkup(<Highlighted terms={wordsOf(q).map(stemOf)}>{text}</Highlighted>);

test("Every form of the words is struck, and neighbors with one stroke", () => {
  expect(html("Bates numbers, and a Bates-stamped number", "bates number")).toBe(
    "<mark>Bates numbers</mark>, and a <mark>Bates</mark>-stamped <mark>number</mark>",
  );
});

test("A rule is struck as one thing, and no digit or letter that stands elsewhere", () => {
  expect(html("2 courts: FRCP 5.2, and part F of 26(f)", "FRCP 5.2 26(f)")).toBe(
    "2 courts: <mark>FRCP 5.2</mark>, and part F of <mark>26(f</mark>)",
  );
});

test("A text that was not looked for is left alone", () => {
  expect(html("Chain of custody", "hash")).toBe("Chain of custody");
  expect(renderToStaticMarkup(<Highlighted terms={undefined}>Chain</Highlighted>)).toBe("Chain");
});
