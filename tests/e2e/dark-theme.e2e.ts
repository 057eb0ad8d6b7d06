import { firefoxPrefs } from "../support/browser.ts";
import { darkTheme } from "./journeys.ts";
import { pageVisitor } from "./page-visitor.ts";
import { test } from "./test.ts";

test.use({
  colorScheme: "dark",
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, firefoxUserPrefs: { ...firefoxPrefs, "ui.systemUsesDarkTheme": 1 } }),
});

test("The site is dark on a machine with a dark theme", async ({ page }) =>
  darkTheme(pageVisitor(page)));
