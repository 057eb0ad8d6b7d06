import { expect, test } from "vitest";
import { bearer } from "./session.ts";

test("a token travels in the Authorization header", () => {
  expect(bearer("abc-123_~")).toEqual({ Authorization: "Bearer abc-123_~" });
});

test.each(["", "two words", "töken", "line\nbreak"])("%j cannot be a token and is not sent", (token) => {
  expect(bearer(token)).toEqual({});
});
