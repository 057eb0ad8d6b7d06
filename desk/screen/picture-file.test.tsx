import { expect, test } from "vitest";
import { whyUnreadable } from "./picture-file.tsx";

test("A picture in the iPhone's own format is refused with the way to a JPEG", () => {
  const says = expect.stringMatching(/HEIC.*Save it as JPEG first/);
  expect(whyUnreadable({ name: "IMG_0042.HEIC", type: "" })).toEqual(says);
  expect(whyUnreadable({ name: "photo", type: "image/heic" })).toEqual(says);
  expect(whyUnreadable({ name: "letter.pdf", type: "application/pdf" })).not.toEqual(says);
});
