import { expect } from "@playwright/test";
import { test } from "./webkit-test.ts";

test("an answer that is an error does not go unheard in WebKit", async ({ engine }) => {
  await engine.visitor.open("/no-such-page");
  expect(engine.told()).toContain("404 /no-such-page");
});
