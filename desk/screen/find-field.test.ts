import { expect, test } from "vitest";
import { findField } from "./find-field.ts";

const words = {
  value: {
    stamp: { word: "Established" },
    title: "eDiscovery and forensics\nsince {figure:established}",
  },
  body: null,
};

/** An element without elements around it: only its text counts. */
const heading = (textContent: string) =>
  ({ textContent, getAttribute: () => null, parentElement: null }) as unknown as Element;

test("A title that is broken into lines on the page leads to its field", () => {
  expect(findField(words, heading("eDiscovery and forensicssince 2003"))?.path).toEqual(["title"]);
  expect(findField(words, heading("Established"))?.path).toEqual(["stamp", "word"]);
  expect(findField(words, heading("Nothing of this form"))).toBeNull();
});
