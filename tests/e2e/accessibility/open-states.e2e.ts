import type { Page } from "@playwright/test";
import { preFlight } from "content/contact-form.ts";
import { search } from "content/words.ts";
import { expect, hydrated, test } from "../test.ts";
import { expectControlsVisible } from "./controls.ts";
import { expectLegible, spaceText } from "./legible.ts";
import { expectDarkKept, expectRulesKept } from "./rules.ts";

test.describe.configure({ timeout: 120_000 });

type State = {
  readonly name: string;
  readonly path: string;
  /** The state exists from and up to these widths, in pixels. */
  readonly from?: number;
  readonly to?: number;
  readonly expected?: string;
  /** What is new in this state: a dialog, or by default the page's own part and its toasts. */
  readonly within?: string;
  readonly open: (page: Page) => Promise<void>;
};

const send = (page: Page) => page.getByRole("button", { name: "Send message" }).click();

async function fillIn(page: Page) {
  await page.getByLabel("First name").fill("Teresa");
  await page.getByLabel("Last name").fill("Whitlock");
  await page.locator("#email").fill("t.whitlock@example.com");
}

const states: readonly State[] = [
  ...["Next-Gen AI", "Microsoft 365", "Google", "Litigation Support"].map((practice) => ({
    name: `the Services menu at ${practice}`,
    path: "/about",
    from: 1100,
    within: "#services-menu",
    open: async (page: Page) => {
      await page.getByRole("button", { name: "Services" }).click();
      const category = page.locator("#services-menu").getByRole("link", { name: practice, exact: true });
      await category.focus();
      await expect(category.locator("xpath=..")).toHaveAttribute("data-on", "");
    },
  })),
  {
    name: "the Menu on a telephone",
    path: "/about",
    to: 1099,
    within: "#mobile-menu",
    open: async (page) => {
      await page.getByRole("button", { name: "Menu" }).click();
      await expect(page.getByRole("button", { name: "Close" })).toBeVisible();
    },
  },
  {
    name: "the basis of a figure",
    path: "/ediscovery",
    within: ":popover-open",
    open: async (page) => {
      await page.getByRole("button", { name: "Basis of 99.9%" }).click();
      await expect(page.getByRole("dialog")).toContainText("accuracy is not recall");
    },
  },
  {
    name: "the answers to a security questionnaire",
    path: "/data-hosting",
    within: "dialog[open]",
    open: async (page) => {
      await page.getByRole("link", { name: "Answers to a security questionnaire" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "an event's details",
    path: "/events",
    within: "dialog[open]",
    open: async (page) => {
      await page.getByRole("link", { name: "View Event Details" }).click();
      await expect(page.getByRole("dialog")).toBeVisible();
    },
  },
  {
    name: "a form with errors",
    path: "/contact",
    open: async (page) => {
      await send(page);
      await expect(page.getByRole("region", { name: "A few things need your attention" })).toBeFocused();
    },
  },
  {
    name: "a form that is asked about a number and about case material",
    path: "/contact",
    open: async (page) => {
      await fillIn(page);
      await page.getByRole("radio", { name: "Phone" }).check();
      await page.getByRole("textbox", { name: "Message" }).fill("Carl Brandt, SSN 219-09-9941, in 1:24-cv-03871.");
      await send(page);
      await expect(page.getByRole("region", { name: preFlight.title })).toBeFocused();
    },
  },
  {
    name: "a form that was sent, with its receipt and toast",
    path: "/contact",
    open: async (page) => {
      await fillIn(page);
      await send(page);
      await expect(page.getByRole("region", { name: "Message sent successfully!" })).toBeFocused();
      await holdToast(page);
    },
  },
  {
    name: "a form that was refused, with its reason and toast",
    path: "/contact",
    expected: "503",
    open: async (page) => {
      await page.route("**/api/contact", (route) =>
        route.fulfill({ status: 503, contentType: "text/plain", body: "The store is closed for a moment." }),
      );
      await fillIn(page);
      await send(page);
      await expect(page.getByRole("region", { name: "Failed to send message" })).toBeFocused();
      await holdToast(page);
    },
  },
  {
    name: "a search of the blog without a result",
    path: "/blog?q=xylophone&category=ediscovery",
    open: async (page) => expect(page.getByRole("status").filter({ hasText: "No article" })).toBeVisible(),
  },
  ...[
    { q: "", shows: search.suggestions },
    { q: "bates number", shows: "Paper Discovery" },
    { q: "xylophone", shows: search.empty.heading("xylophone") },
  ].map(({ q, shows }) => ({
    name: `the search with “${q}”`,
    path: "/about",
    within: "dialog[open]",
    open: async (page: Page) => {
      await page.locator("header").getByRole("button", { name: search.open }).click();
      await page.getByRole("combobox").fill(q);
      await expect(page.getByRole("dialog").getByText(shows).first()).toBeVisible();
    },
  })),
  {
    name: "every decision of the adventure, opened",
    path: "/blog/forensic-data-collection",
    open: async (page) => {
      // Only one answer of a decision opens at a time; without their shared names all open.
      await page.evaluate(() => {
        for (const answer of document.querySelectorAll("details")) {
          answer.removeAttribute("name");
          answer.open = true;
        }
      });
      await expect(page.locator("details:not([open])")).toHaveCount(0);
    },
  },
];

/** A toast stays while the pointer rests on it. */
async function holdToast(page: Page) {
  const toast = page.getByRole("region", { name: "Notifications (F8)" }).getByRole("listitem");
  await expect(toast).toBeVisible();
  await toast.hover();
}

for (const { name, path, from = 0, to = 9999, expected, within = "main, [aria-label^=Notifications]", open } of states) {
  test(`${name}: keeps the rules and stays legible at every width, in both themes and in forced colors`, async ({ page }) => {
    if (expected) test.info().annotations.push({ type: "expected console", description: expected });
    for (const width of [320, 640, 1440].filter((px) => px >= from && px <= to)) {
      await page.emulateMedia({ colorScheme: "light", forcedColors: "none", reducedMotion: "reduce" });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await hydrated(page);
      await open(page);
      await spaceText(page, false);
      await expectLegible(page, `${width} px`);
      await spaceText(page, true);
      await expectLegible(page, `${width} px, spaced`);
      await spaceText(page, false);
      // 640 px is 1280 px at 200 %: only a question of space.
      if (width !== 640) await expectRulesKept(page, `${width} px`, within);
    }
    await expectDarkKept(page, "the widest", within);
    await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
    await expectControlsVisible(page, "forced colors", within);
  });
}
