import { company } from "content/company.ts";
import { searchQuestion } from "content/contact-form.ts";
import { notFound } from "content/pages/not-found.ts";
import { search } from "content/words.ts";
import { tap } from "./base.ts";
import { button, dialog, field, openedAt, options } from "./search-test.ts";
import { expect, hydrated, test } from "./test.ts";

test("an empty field offers places to start", async ({ page }) => {
  await openedAt(page);
  await expect(options(page)).toHaveText(notFound.likely.links.map(({ label }) => new RegExp(label)));
  await expect(dialog(page).locator("[aria-selected=true]")).toHaveCount(0);
  await page.keyboard.press("ArrowDown");
  await expect(dialog(page).locator("[aria-selected=true]")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`${notFound.likely.links.map(({ href }) => href)[0]}$`));
});

test("The dialog says what no page has: beside the pages that have the other word, with whom to ask, and with the form that has the word in it", async ({
  page,
}) => {
  await openedAt(page);
  await field(page).fill("FedRAMP retention");
  await expect(dialog(page).getByText(search.missing("“FedRAMP”")).first()).toBeVisible();
  await expect(options(page).first()).toContainText(/retention/i);
  await expect(dialog(page).getByRole("link", { name: search.empty.ask("FedRAMP") })).toBeVisible();

  await field(page).fill("qwxyz plumbus");
  await expect(dialog(page).getByRole("heading", { name: search.empty.heading("qwxyz plumbus") })).toBeVisible();
  await expect(dialog(page).getByRole("link", { name: company.phone.display })).toHaveAttribute("href", company.phone.href);
  await expect(dialog(page).getByRole("status")).toHaveText(search.count.none);
  await expect(field(page)).toHaveAttribute("aria-expanded", "false");

  await field(page).fill("FedRAMP");
  await expect(dialog(page).getByRole("heading", { name: search.empty.heading("FedRAMP") })).toBeVisible();
  await expect(options(page)).toHaveCount(0);
  for (const { label } of search.empty.start) await expect(dialog(page).getByRole("link", { name: label })).toBeVisible();
  await dialog(page)
    .getByRole("link", { name: search.empty.ask("FedRAMP") })
    .click();
  await expect(page).toHaveURL(/\/contact\?ask=FedRAMP$/);
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(searchQuestion("FedRAMP"));
});

test("no index: the way that needs none", async ({ page }) => {
  test
    .info()
    .annotations.push({ type: "expected console", description: "net::ERR_FAILED" }, { type: "expected console", description: "failed: " });
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

test("the texts do not come: titles and headings are searched, and the dialog says that it was only those", async ({ page }) => {
  test
    .info()
    .annotations.push({ type: "expected console", description: "net::ERR_FAILED" }, { type: "expected console", description: "failed: " });
  await page.route(/\/search\/pages\.json$/, (route) => route.abort());
  await openedAt(page);
  await field(page).fill("transcription");
  await expect(options(page).first()).toContainText("Transcription");
  await expect(dialog(page).getByText(search.count.titlesOnly).first()).toBeVisible();
  await field(page).fill("encryption");
  await expect(dialog(page).getByRole("heading", { name: search.empty.headingOfTitles("encryption") })).toBeVisible();
});

test("while the texts are on their way, titles answer, and what no title has is not yet nothing", async ({ page }) => {
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

test("from the blog’s own search, over the whole site with the same words", async ({ page }) => {
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
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Events" }).click();
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
