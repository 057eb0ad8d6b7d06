import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Highlighted } from "./highlighted.tsx";
import { termsOf } from "./words.ts";

const html = (text: string, q: string) => renderToStaticMarkup(<Highlighted terms={termsOf(q)}>{text}</Highlighted>);

test("strikes every form of the words, and neighbours with one stroke", () => {
  expect(html("Bates numbers, and a Bates-stamped number", "bates number")).toBe(
    "<mark>Bates numbers</mark>, and a <mark>Bates</mark>-stamped <mark>number</mark>",
  );
});

test("leaves a text alone that was not looked for", () => {
  expect(html("Chain of custody", "hash")).toBe("Chain of custody");
  expect(renderToStaticMarkup(<Highlighted terms={undefined}>Chain</Highlighted>)).toBe("Chain");
});
