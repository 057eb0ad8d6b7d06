import { expect } from "@playwright/test";
import { storedMessage } from "../../support/service.ts";
import { journeys } from "../journeys.ts";
import { test } from "./webkit-test.ts";

// In order, in one browser.
test.describe.configure({ mode: "default" });

test("An error that the server answers is reported in WebKit", async ({ engine }) => {
  await engine.visitor.open("/no-such-page");
  expect(engine.told()).toContain("404 /no-such-page");
});

for (const { name, go } of journeys) {
  test(name, async ({ visitor, baseURL }) => go(visitor, storedMessage(baseURL)));
}
