import { expect } from "@playwright/test";
import { darkTheme, journeys } from "../journeys.ts";
import { storedMessage } from "../stored-message.ts";
import { test } from "./webkit-test.ts";

// In order, in one browser.
test.describe.configure({ mode: "default", timeout: 90_000 });

test("an answer that is an error does not go unheard in WebKit", async ({ engine }) => {
  await engine.visitor.open("/no-such-page");
  expect(engine.told()).toContain("404 /no-such-page");
});

for (const { name, go } of journeys) {
  test(name, async ({ visitor, baseURL }) => go(visitor, storedMessage(baseURL)));
}

test.describe("on a machine with a dark theme", () => {
  test.use({ dark: true });
  test("the site is dark", async ({ visitor }) => darkTheme(visitor));
});
