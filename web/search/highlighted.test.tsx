import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Highlighted } from "./highlighted.tsx";
import { stemOf, wordsOf } from "./words.ts";

const html = (text: string, q: string) => renderToStaticMarkup(<Highlighted terms={wordsOf(q).map(stemOf)}>{text}</Highlighted>);

test("strikes every form of the words, and neighbours with one stroke", () => {
  expect(html("Bates numbers, and a Bates-stamped number", "bates number")).toBe(
    "<mark>Bates numbers</mark>, and a <mark>Bates</mark>-stamped <mark>number</mark>",
  );
});

test("strikes a rule as one thing, and no digit or letter that stands elsewhere", () => {
  expect(html("2 courts: FRCP 5.2, and part F of 26(f)", "FRCP 5.2 26(f)")).toBe(
    "2 courts: <mark>FRCP 5.2</mark>, and part F of <mark>26(f</mark>)",
  );
});

test("leaves a text alone that was not looked for", () => {
  expect(html("Chain of custody", "hash")).toBe("Chain of custody");
  expect(renderToStaticMarkup(<Highlighted terms={undefined}>Chain</Highlighted>)).toBe("Chain");
});
