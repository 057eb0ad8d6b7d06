import { darkTheme, journeys } from "../journeys.ts";
import { storedMessage } from "../stored-message.ts";
import { test } from "./webkit-test.ts";

// Each test starts a browser.
test.describe.configure({ timeout: 90_000 });

for (const { name, go } of journeys) {
  test(name, async ({ visitor, baseURL }) => go(visitor, storedMessage(baseURL)));
}

test.describe("on a machine with a dark theme", () => {
  test.use({ dark: true });
  test("the site is dark", async ({ visitor }) => darkTheme(visitor));
});
