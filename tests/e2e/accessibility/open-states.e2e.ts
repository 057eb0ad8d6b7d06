import type { Page } from "@playwright/test";
import { preFlight } from "content/form-words.ts";
import { servicesMenu } from "content/navigation.ts";
import { search } from "content/words.ts";
import { expect, hydrated, test } from "../test.ts";
import { expectControlsVisible, expectLegible, spaceText } from "./legible.ts";
import { expectFormKept, expectRulesKept } from "./rules.ts";

type State = {
  readonly name: string;
  readonly path: string;
  /**
   * The widths at which the state exists, in pixels. 640 px is 1280 px at 200 %: only a question of
   * space.
   */
  readonly widths?: readonly number[];
  readonly expected?: string;
  /** What is new in this state: a dialog, or by default the page's own part and its toasts. */
  readonly within?: string;
  /** One after the other, each of which leads to a state of its own. */
  readonly acts: readonly ((page: Page) => Promise<void>)[];
  /** Keeps what would go by itself. */
  readonly hold?: (page: Page) => Promise<void>;
  readonly tag?: "@long";
};

const send = (page: Page) => page.getByRole("button", { name: "Send message" }).click();

async function fillIn(page: Page) {
  await page.getByLabel("First name").fill("Teresa");
  await page.getByLabel("Last name").fill("Whitlock");
  await page.locator("#email").fill("t.whitlock@example.com");
}

const openMenu = (page: Page) => page.getByRole("button", { name: "Services" }).click();

const states: readonly State[] = [
  {
    name: "the Services menu at each practice",
    path: "/about",
    widths: [1440],
    within: "#services-menu",
    acts: servicesMenu.map(({ label }, i) => async (page: Page) => {
      if (i === 0) await openMenu(page);
      const category = page
        .locator("#services-menu")
        .getByRole("link", { name: label, exact: true });
      await category.focus();
      await expect(category.locator("xpath=..")).toHaveAttribute("data-on", "");
    }),
  },
  {
    name: "the Menu on a telephone",
    path: "/about",
    widths: [320, 640],
    within: "#mobile-menu",
    acts: [
      async (page) => {
        await page.getByRole("button", { name: "Menu" }).click();
        await expect(page.getByRole("button", { name: "Close" })).toBeVisible();
      },
    ],
  },
  {
    name: "the basis of a figure",
    path: "/ediscovery",
    within: ":popover-open",
    acts: [
      async (page) => {
        await page.getByRole("button", { name: "Basis of 99.9%" }).click();
        await expect(page.getByRole("dialog")).toContainText(
          "how many of the relevant documents were found",
        );
      },
    ],
  },
  {
    name: "the answers to a security questionnaire",
    path: "/data-hosting",
    within: "dialog[open]",
    acts: [
      (page) => page.getByRole("link", { name: "Answers to a security questionnaire" }).click(),
    ],
  },
  {
    name: "an event's details",
    path: "/events",
    within: "dialog[open]",
    acts: [(page) => page.getByRole("link", { name: "View Event Details" }).click()],
  },
  {
    name: "a form with errors and questions",
    path: "/contact",
    acts: [
      async (page) => {
        await send(page);
        await expect(
          page.getByRole("region", { name: "A few things need your attention" }),
        ).toBeFocused();
      },
      async (page) => {
        await fillIn(page);
        await page.getByRole("radio", { name: "Phone" }).check();
        await page
          .getByRole("textbox", { name: "Message" })
          .fill("Carl Brandt, SSN 219-09-9941, in 1:24-cv-03871.");
        await send(page);
        await expect(page.getByRole("region", { name: preFlight.title })).toBeFocused();
      },
    ],
  },
  {
    name: "a form that was sent, with its receipt and toast",
    path: "/contact",
    acts: [
      async (page) => {
        await fillIn(page);
        await send(page);
        await expect(
          page.getByRole("region", { name: "Message sent successfully!" }),
        ).toBeFocused();
      },
    ],
    hold: holdToast,
  },
  {
    name: "a form that was refused, with its reason and toast",
    path: "/contact",
    expected: "503",
    acts: [
      async (page) => {
        await page.route("**/api/contact", (route) =>
          route.fulfill({
            status: 503,
            contentType: "text/plain",
            body: "The store is closed for a moment.",
          }),
        );
        await fillIn(page);
        await send(page);
        await expect(page.getByRole("region", { name: "Failed to send message" })).toBeFocused();
      },
    ],
    hold: holdToast,
  },
  {
    name: "a search of the blog without a result",
    path: "/blog?q=xylophone&category=ediscovery",
    acts: [
      (page) => expect(page.getByRole("status").filter({ hasText: "No article" })).toBeVisible(),
    ],
  },
  {
    name: "the search as it opens, with results and without",
    path: "/about",
    within: "dialog[open]",
    acts: [
      ["", search.suggestions],
      ["bates number", "Paper Discovery"],
      ["xylophone", search.empty.heading("xylophone")],
    ].map(([words = "", shows = ""]) => async (page: Page) => {
      if (words === "")
        await page.locator("header").getByRole("button", { name: search.open }).click();
      await page.getByRole("combobox").fill(words);
      await expect(page.getByRole("dialog").getByText(shows).first()).toBeVisible();
    }),
  },
  {
    name: "every decision of the adventure, opened",
    path: "/blog/forensic-data-collection",
    tag: "@long",
    acts: [
      async (page) => {
        // Only one answer of a decision opens at a time; without their shared names all open.
        await page.evaluate(() => {
          for (const answer of document.querySelectorAll("details")) {
            answer.removeAttribute("name");
            answer.open = true;
          }
        });
        await expect(page.locator("details:not([open])")).toHaveCount(0);
      },
    ],
  },
];

/** A toast stays while the pointer rests on it. */
async function holdToast(page: Page) {
  const toast = page.getByRole("region", { name: "Notifications (F8)" }).getByRole("listitem");
  await expect(toast).toBeVisible();
  await toast.hover();
}

for (const state of states) {
  const { name, widths = [320, 640, 1440], within = "main, [aria-label^=Notifications]" } = state;
  const narrowAndWide = widths.filter((width) => width !== 640);

  test(`${name} keeps the rules in both themes and is legible`, { tag: state.tag ?? [] }, async ({
    page,
  }) => {
    await actOut(page, state, narrowAndWide, async (width) => {
      await expectLegible(page, `${width} px`);
      if (width !== narrowAndWide.at(-1)) return;
      await expectRulesKept(page, `${width} px`, within);
    });
  });

  test(`${name} stays legible at 200 %, spaced and in forced colors`, { tag: "@long" }, async ({
    page,
  }) => {
    await actOut(page, state, widths, async (width) => {
      await expectLegible(page, `${width} px`);
      await spaceText(page, true);
      await expectLegible(page, `${width} px, spaced`, { spaced: true });
      await spaceText(page, false);
      if (width === 320) await expectFormKept(page, `${width} px`, within);
      if (width !== widths.at(-1)) return;
      await page.emulateMedia({ forcedColors: "active", reducedMotion: "reduce" });
      await expectControlsVisible(page, "forced colors", within);
      await page.emulateMedia({ forcedColors: "none", reducedMotion: "reduce" });
    });
  });
}

/**
 * Opens the state's page, acts, and calls `judge` after each act at each of `widths` (pixels),
 * while the state is still open.
 */
async function actOut(
  page: Page,
  { path, expected, within, acts, hold }: State,
  widths: readonly number[],
  judge: (width: number) => Promise<void>,
) {
  if (expected) test.info().annotations.push({ type: "expected console", description: expected });
  await page.setViewportSize({ width: widths[0] ?? 1440, height: 900 });
  await page.goto(path);
  await hydrated(page);
  for (const act of acts) {
    await act(page);
    await spaceText(page, false);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      // The new width may have brought the links of a summary half under the header.
      await page.evaluate(() => scrollTo(0, 0));
      await hold?.(page);
      await expect(page.locator(within ?? "main").first()).toBeVisible();
      await judge(width);
    }
  }
}
