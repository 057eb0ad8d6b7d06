import type { Page } from "@playwright/test";
import { instrumentFrame } from "#app/instruments/frame/words.ts";
import { languages } from "#app/instruments/languages/words.ts";
import { contactForm } from "#content/contact-form.ts";
import { search } from "#content/search.ts";
import { tap } from "./base.ts";
import { expect, test } from "./test.ts";

const messages = ["First name is required", "Last name is required", "Please enter a valid email address"];
const sendButton = (page: Page) => page.getByRole("button", { name: "Send message" });

/** The ways to send a form right after opening it. */
const presses = {
  "a touch": (page: Page) => tap(sendButton(page)),
  "Tab and Enter": async (page: Page) => {
    await sendButton(page).focus();
    await page.keyboard.press("Enter");
  },
  "Enter in a field": (page: Page) => page.getByLabel("First name").press("Enter"),
} as const;

test.use({ hasTouch: true });

for (const [name, press] of Object.entries(presses)) {
  test(`an empty form sent by ${name}, before the scripts, has SPEC's messages under its fields`, async ({ page }) => {
    // Scripts on a slow line: they arrive after the press.
    const { promise: pressed, resolve: havePressed } = Promise.withResolvers<void>();
    await page.route("**/assets/*.js", async (route) => {
      await pressed;
      await route.continue();
    });
    await page.goto("/contact");
    await expect(page.locator("form[novalidate]")).toBeVisible();
    await press(page);
    await expect(page.locator("form[aria-busy=true]")).toBeVisible();
    havePressed();
    await expect(page.getByRole("region", { name: contactForm.summary.many })).toBeFocused();
    await expect(page.getByLabel("First name")).toHaveAccessibleDescription(messages[0] ?? "");
    await expect(page.getByLabel("Last name")).toHaveAccessibleDescription(messages[1] ?? "");
    await expect(page.locator("#email")).toHaveAccessibleDescription(messages[2] ?? "");
    await expect(page.locator("form[aria-busy]")).toHaveCount(0);
    expect(new URL(page.url()).pathname).toBe("/contact");
  });
}

test("a filled form sent before the scripts is stored once, with its receipt in the page", async ({ page }) => {
  const { promise: pressed, resolve: havePressed } = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    await pressed;
    await route.continue();
  });
  let posts = 0;
  page.on("request", (request) => request.method() === "POST" && posts++);
  await page.goto("/contact");
  await page.getByLabel("First name").fill("Early");
  await page.getByLabel("Last name").fill("Bird");
  await page.locator("#email").fill("early@example.com");
  await sendButton(page).click();
  havePressed();
  await expect(page.getByRole("region", { name: "Message sent successfully!" })).toBeVisible();
  expect(posts).toBe(1);
});

test.describe("while React takes the page over, and drops what is pressed", () => {
  /** Runs in the page: holds back the data that hydration needs until the event `goon`. */
  const holdHydration = () => {
    const { stream } = Blob.prototype;
    const goneOn = new Promise((resolve) => addEventListener("goon", resolve, { once: true }));
    Blob.prototype.stream = function () {
      return stream.call(this).pipeThrough(
        new TransformStream({
          transform: async (chunk, to) => {
            document.documentElement.dataset.held = "";
            await goneOn;
            to.enqueue(chunk);
          },
        }),
      );
    };
  };
  const takingOver = async (page: Page, address: string) => {
    await page.addInitScript(holdHydration);
    await page.goto(address);
    await page.evaluate(() => dispatchEvent(new Event("pointermove")));
    await page.locator("html[data-held]").waitFor();
  };
  const goOn = (page: Page) => page.evaluate(() => dispatchEvent(new Event("goon")));

  test("a specimen is tried", async ({ page }) => {
    await takingOver(page, "/modern-attachments#links");
    const exhibit = page.locator("[data-instrument=links]");
    await exhibit.getByRole("button", { name: instrumentFrame.specimenButton }).click();
    await goOn(page);
    await expect(exhibit.getByRole("heading", { name: "2 of 4 attachments are links" })).toBeFocused();
  });

  test("pasted words are read", async ({ page }) => {
    await takingOver(page, "/document-translation#languages");
    const exhibit = page.locator("[data-instrument=languages]");
    await exhibit.getByRole("textbox").fill("La réunion du comité a été reportée à jeudi prochain, faute de quorum.");
    await exhibit.getByRole("button", { name: languages.cell.run }).click();
    await goOn(page);
    await expect(exhibit.getByRole("rowheader", { name: /French/ })).toBeVisible();
  });

  test("a form is sent once, with its receipt in the page", async ({ page }) => {
    let posts = 0;
    page.on("request", (request) => request.method() === "POST" && posts++);
    await takingOver(page, "/contact");
    await page.getByLabel("First name").fill("Early");
    await page.getByLabel("Last name").fill("Bird");
    await page.locator("#email").fill("early@example.com");
    await sendButton(page).click();
    await expect(page.locator("form[aria-busy=true]")).toBeVisible();
    await goOn(page);
    await expect(page.getByRole("region", { name: "Message sent successfully!" })).toBeVisible();
    expect(posts).toBe(1);
  });

  test("the search opens", async ({ page }) => {
    await takingOver(page, "/about");
    await page.getByRole("button", { name: search.open }).click();
    await goOn(page);
    await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
    await expect(page).toHaveURL("/about");
  });
});

test("when the scripts do not come, the server's page has the messages", async ({ page }) => {
  test.info().annotations.push({ type: "expected console", description: "422" }, { type: "expected console", description: "entry.client" });
  // Never answered, as on a dead connection.
  await page.route("**/assets/*.js", () => new Promise(() => {}));
  await page.goto("/contact");
  await page.clock.install();
  await page.locator("#email").fill("not an address");
  await sendButton(page).click();
  await expect(page.locator("form[aria-busy=true]")).toBeVisible();
  await page.clock.runFor(5_000);
  await expect(page).toHaveURL("/api/contact");
  for (const text of messages) await expect(page.getByText(text).first()).toBeVisible();
  await expect(page.locator("#email")).toHaveValue("not an address");
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("an empty form has the messages, and a call without a number is asked for it once", async ({ page }) => {
    test.info().annotations.push({ type: "expected console", description: "422" });
    await page.goto("/contact");
    await page.getByRole("radio", { name: "Phone" }).check();
    await sendButton(page).click();
    for (const text of messages) await expect(page.getByText(text).first()).toBeVisible();
    await page.goto("/contact");
    await page.getByLabel("First name").fill("Ada");
    await page.getByLabel("Last name").fill("Byron");
    await page.locator("#email").fill("ada@example.com");
    await page.getByRole("textbox", { name: "Message" }).fill(`Call me. ${Date.now()}`);
    await page.getByRole("radio", { name: "Phone" }).check();
    await sendButton(page).click();
    await expect(page.getByLabel("Phone").first()).toHaveAccessibleDescription(contactForm.hints.phone);
    await sendButton(page).click();
    await expect(page.getByRole("heading", { name: "Message sent successfully!" })).toBeVisible();
    await expect(page.getByText(/Reply due \w+day/)).toBeVisible();
  });
});
