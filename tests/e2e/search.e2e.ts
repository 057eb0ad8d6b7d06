import { company } from "content/company.ts";
import { searchQuestion } from "content/form-words.ts";
import { notFound } from "content/pages.ts";
import { search } from "content/words.ts";
import { tap } from "./base.ts";
import { button, dialog, field, openedAt, options } from "./search-test.ts";
import { expect, hydrated, test } from "./test.ts";

test.describe("the dialog opens", () => {
  test("The dialog opens by the button with focus in its field, and gives it back at Escape", async ({
    page,
  }) => {
    await openedAt(page);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  });

  test("The dialog opens by a slash and by Control or Command with K, from wherever one is", async ({
    page,
  }) => {
    await page.goto("/about");
    await hydrated(page);
    const link = page.getByRole("main").getByRole("link").first();
    await link.focus();
    for (const keys of ["/", "Control+k", "Meta+k"]) {
      await page.keyboard.press(keys);
      await expect(field(page), keys).toBeFocused();
      await expect(field(page)).toHaveValue("");
      await page.keyboard.press("Escape");
      await expect(link).toBeFocused();
    }
  });

  test("The dialog stays closed for a slash that somebody is writing", async ({ page }) => {
    await page.goto("/contact");
    await hydrated(page);
    await page.getByRole("textbox", { name: "Message" }).pressSequentially("and/or");
    await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("and/or");
    await expect(dialog(page)).toBeHidden();
  });

  test("The dialog stays closed for a slash that the visitor has switched off, on any page", async ({
    page,
  }) => {
    await openedAt(page);
    await expect(button(page)).toHaveAttribute("aria-keyshortcuts", "/ Control+K Meta+K");
    await dialog(page).getByRole("checkbox", { name: search.slash }).uncheck();
    await page.keyboard.press("Escape");
    await expect(button(page)).toHaveAttribute("aria-keyshortcuts", "Control+K Meta+K");
    await page.keyboard.press("/");
    await expect(dialog(page)).toBeHidden();
    await page.goto("/events");
    await hydrated(page);
    await page.keyboard.press("/");
    await expect(dialog(page)).toBeHidden();
    // The slash belongs to the browser again: Firefox's quick find now has the focus.
    await page.keyboard.press("Control+k");
    await expect(field(page)).toBeVisible();
  });
});

test.describe("the results", () => {
  test("come as one types, and arrows, Home, End and Enter work them from the field", async ({
    page,
  }) => {
    await openedAt(page);
    await field(page).pressSequentially("chain of custody");
    await expect(options(page).first()).toContainText("Litigation Support");
    await expect(field(page)).toHaveAttribute("aria-expanded", "true");
    await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
    // Waits until all letters have been searched.
    await expect(dialog(page).getByRole("status")).toHaveText(/^\d+ results$/);
    const count = await options(page).count();
    expect(count).toBeGreaterThan(3);
    const pointed = async () =>
      page.locator(`[id="${await field(page).getAttribute("aria-activedescendant")}"]`);
    const isAt = async (index: number) => {
      await expect(options(page).nth(index)).toHaveAttribute("aria-selected", "true");
      await expect(await pointed()).toHaveAttribute("aria-selected", "true");
      await expect(dialog(page).locator("[aria-selected=true]")).toHaveCount(1);
    };
    await page.keyboard.press("ArrowDown");
    await isAt(1);
    await page.keyboard.press("End");
    await isAt(count - 1);
    await expect(options(page).last()).toBeInViewport();
    await page.keyboard.press("ArrowDown");
    await isAt(0);
    await page.keyboard.press("ArrowUp");
    await isAt(count - 1);
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowDown");
    await isAt(1);
    const href = await options(page).nth(1).getAttribute("href");
    await expect(field(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${href}$`));
  });

  test("The results are links to the section that answered, also in another tab", async ({
    page,
    context,
  }) => {
    await openedAt(page);
    await field(page).fill("zubulake");
    const result = options(page).first();
    await expect(result).toHaveAttribute("href", /^\/blog\/forensic-data-collection#/);
    const opened = context.waitForEvent("page");
    await result.click({ modifiers: ["ControlOrMeta"] });
    await (await opened).close();
    await expect(dialog(page)).toBeVisible();
    await result.click();
    await expect(dialog(page)).toBeHidden();
    const anchor = new URL(page.url()).hash.slice(1);
    await expect(page.locator(`[id="${anchor}"]`)).toBeInViewport();
    // Tab goes on from there, and not from the header.
    await page.waitForLoadState();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("main").locator(":focus")).toHaveCount(1);
  });

  test("The results strike the words found, forgive a slip, and are announced after a pause", async ({
    page,
  }) => {
    await openedAt(page);
    await field(page).fill("custody");
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press("Home");
    await page.keyboard.type("our ");
    await expect(field(page)).toHaveValue("our custody");
    await field(page).fill("");
    await field(page).pressSequentially("bates numbring");
    await expect(options(page).first()).toContainText("Paper Discovery");
    await expect(options(page).first().locator("mark").first()).toHaveText(/Bates/);
    await expect(dialog(page).getByRole("status")).toHaveText(/^\d+ results$/);
  });
});

test("an empty field offers places to start", async ({ page }) => {
  await openedAt(page);
  await expect(options(page)).toHaveText(
    notFound.likely.links.map(({ label }) => new RegExp(label)),
  );
  await expect(dialog(page).locator("[aria-selected=true]")).toHaveCount(0);
  await page.keyboard.press("ArrowDown");
  await expect(dialog(page).locator("[aria-selected=true]")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`${notFound.likely.links.map(({ href }) => href)[0]}$`));
});

test("The dialog names the words that no page has, and leads to the form with them", async ({
  page,
}) => {
  await openedAt(page);
  await field(page).fill("ransomware retention");
  await expect(dialog(page).getByText(search.missing("“ransomware”")).first()).toBeVisible();
  await expect(options(page).first()).toContainText(/retention/i);
  await expect(
    dialog(page).getByRole("link", { name: search.empty.ask("ransomware") }),
  ).toBeVisible();

  await field(page).fill("qwxyz plumbus");
  await expect(
    dialog(page).getByRole("heading", { name: search.empty.heading("qwxyz plumbus") }),
  ).toBeVisible();
  await expect(dialog(page).getByRole("link", { name: company.phone.display })).toHaveAttribute(
    "href",
    company.phone.href,
  );
  await expect(dialog(page).getByRole("status")).toHaveText(search.count.none);
  await expect(field(page)).toHaveAttribute("aria-expanded", "false");

  await field(page).fill("ransomware");
  await expect(
    dialog(page).getByRole("heading", { name: search.empty.heading("ransomware") }),
  ).toBeVisible();
  await expect(options(page)).toHaveCount(0);
  for (const { label } of search.empty.start)
    await expect(dialog(page).getByRole("link", { name: label })).toBeVisible();
  await dialog(page)
    .getByRole("link", { name: search.empty.ask("ransomware") })
    .click();
  await expect(page).toHaveURL(/\/contact\?ask=ransomware$/);
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(
    searchQuestion("ransomware"),
  );
});

test("no index: the way that needs none", async ({ page }) => {
  test
    .info()
    .annotations.push(
      { type: "expected console", description: "net::ERR_FAILED" },
      { type: "expected console", description: "failed: " },
    );
  await page.route(/\/assets\/site-search-/, (route) => route.abort());
  await openedAt(page);
  await field(page).fill("custodian");
  await expect(dialog(page).getByRole("heading", { name: search.failed.heading })).toBeVisible();
  await expect(
    dialog(page)
      .getByRole("link", { name: search.articlesFor("custodian") })
      .first(),
  ).toHaveAttribute("href", "/blog?q=custodian");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/blog\?q=custodian$/);
});

test("Titles and headings are searched when the texts do not come, and the dialog says so", async ({
  page,
}) => {
  test
    .info()
    .annotations.push(
      { type: "expected console", description: "net::ERR_FAILED" },
      { type: "expected console", description: "failed: " },
    );
  await page.route(/\/search\/pages\.json$/, (route) => route.abort());
  await openedAt(page);
  await field(page).fill("transcription");
  await expect(options(page).first()).toContainText("Transcription");
  await expect(dialog(page).getByText(search.count.titlesOnly).first()).toBeVisible();
  await field(page).fill("encryption");
  await expect(
    dialog(page).getByRole("heading", { name: search.empty.headingOfTitles("encryption") }),
  ).toBeVisible();
});

test("while the texts are on their way, titles answer, and what no title has is not yet nothing", async ({
  page,
}) => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(/\/search\/reading\.json$/, async (route) => {
    await arrived;
    await route.continue();
  });
  await openedAt(page);
  await field(page).fill("transcription");
  await expect(options(page).first()).toContainText("Transcription");
  await expect(dialog(page).getByText(search.count.titles).first()).toBeVisible();
  await field(page).fill("encryption");
  await expect(dialog(page).getByText(search.count.loading).first()).toBeVisible();
  arrive();
  await expect(options(page).first()).toHaveAttribute("href", "/data-hosting#trust");
});

test("while the index is on its way, one can type, and is told", async ({ page }) => {
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(/\/assets\/site-search-/, async (route) => {
    await arrived;
    await route.continue();
  });
  await openedAt(page);
  await field(page).fill("M365");
  await expect(dialog(page).getByText(search.count.loading).first()).toBeVisible();
  arrive();
  await expect(options(page).first()).toContainText("Microsoft 365");
});

test("The blog’s search leads to the dialog, over the whole site with the same words", async ({
  page,
}) => {
  await page.goto("/blog?q=custodian");
  await page.getByRole("button", { name: search.whole("custodian") }).click();
  await expect(field(page)).toHaveValue("custodian");
  await expect(options(page).first()).toBeVisible();
});

test("the not-found page searches the whole site", async ({ page }) => {
  test.info().annotations.push({ type: "expected console", description: "404 (Not Found)" });
  await page.goto("/no-such-page");
  await hydrated(page);
  await page.getByRole("searchbox", { name: notFound.search.label }).fill("load file");
  await page.keyboard.press("Enter");
  await expect(field(page)).toHaveValue("load file");
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
});

test("Back closes it", async ({ page }) => {
  await page.goto("/about");
  await hydrated(page);
  await page
    .getByRole("navigation", { name: "Main" })
    .getByRole("link", { name: "Events" })
    .click();
  await expect(page).toHaveURL(/events/);
  await button(page).click();
  await expect(field(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/about/);
  await expect(dialog(page)).toBeHidden();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test("the button stays in reach while the menu is open", async ({ page }) => {
    await page.goto("/about");
    await hydrated(page);
    await tap(page.getByRole("button", { name: "Menu" }));
    await tap(button(page));
    await expect(field(page)).toBeFocused();
    await expect(page.locator("#mobile-menu")).toBeHidden();
    await tap(dialog(page).getByRole("button", { name: search.close }));
    await expect(dialog(page)).toBeHidden();
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the button leads to the articles", async ({ page }) => {
    await page.goto("/about");
    await button(page).click();
    await expect(page).toHaveURL(/\/blog\??$/);
  });
});
