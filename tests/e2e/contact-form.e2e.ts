import { hash } from "node:crypto";
import type { Page } from "@playwright/test";
import { company } from "content/company.ts";
import { contactForm, preFlight } from "content/form-words.ts";
import { noConnection } from "content/script-words.ts";
import { contactHeaders } from "content/wire/contact-message.ts";
import { formatChicago, replyDue } from "content/wire/reply-clock.ts";
import { referencePattern } from "../support/reference.ts";
import { storedMessage } from "../support/service.ts";
import { expectConsole } from "./disturbances.ts";
import { expect, hydrated, test } from "./test.ts";

const required = [
  "First name is required",
  "Last name is required",
  "Please enter a valid email address",
];

test.beforeEach(async ({ page }) => {
  await page.goto("/contact");
  await hydrated(page);
});

async function fillIn(page: Page) {
  await page.getByLabel("First name").fill("Teresa");
  await page.getByLabel("Last name").fill("Whitlock");
  await page.getByLabel("Email", { exact: false }).first().fill("t.whitlock@example.com");
  await page.getByRole("textbox", { name: "Message" }).fill("Two custodians leave on Friday.");
}

const send = (page: Page) => page.getByRole("button", { name: "Send message" }).click();

test("An empty form that is sent names what is missing, at the fields and in a focused summary", {
  tag: "@one-engine",
}, async ({ page }) => {
  await expect(page.getByRole("radio", { name: "Email" })).toBeChecked();
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveAttribute("rows", "4");
  for (const id of ["firstName", "lastName", "email"])
    await expect(page.locator(`label[for=${id}]`)).toContainText("*");
  for (const id of ["phone", "message"])
    await expect(page.locator(`label[for=${id}]`)).not.toContainText("*");
  await send(page);
  for (const text of required) await expect(page.getByText(text)).toHaveCount(2);
  const summary = page.getByRole("region", { name: "A few things need your attention" });
  await expect(summary).toBeFocused();
  await expect(page.getByLabel("First name")).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByLabel("First name")).toHaveAccessibleDescription("First name is required");
  await summary.getByRole("link", { name: "Please enter a valid email address" }).click();
  await expect(page.locator("#email")).toBeFocused();
  // A mended field loses its error as it is mended.
  await page.getByLabel("First name").fill("T");
  await expect(page.getByText("First name is required")).toHaveCount(0);
});

test("The button says that it sends; afterwards a toast and a receipt say what happened", async ({
  page,
}) => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route("**/api/contact", async (route) => {
    await answered;
    await route.continue();
  });
  await fillIn(page);
  await send(page);
  const sending = page.getByRole("button", { name: "Sending..." });
  await expect(sending).toBeDisabled();
  answer();
  const receipt = page.getByRole("region", { name: "Message sent successfully!" });
  await expect(receipt).toBeFocused();
  await expect(receipt).toContainText("We will get back to you within 24 hours.");
  await expect(receipt).toContainText(referencePattern);
  await expect(receipt).toContainText(/due by \w+day, \d{1,2}:\d\d [AP]M [A-Z]{2,5}/);
  await expect(receipt).toContainText("Two custodians leave on Friday.");
  await expect(receipt).toContainText("Both agree.");
  const [calendar, record] = await receipt
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  expect(await (await fetch(calendar ?? "")).text()).toContain("BEGIN:VEVENT");
  await expect(receipt, "the digest is that of the file").toContainText(
    hash("sha256", await (await fetch(record ?? "")).text()),
  );
  await expect(
    page
      .getByRole("region", { name: "Notifications (F8)" })
      .getByText("Message sent successfully!"),
  ).toBeVisible();
  await expect(page.getByLabel("First name")).toHaveValue("");
  await expect(page.getByRole("radio", { name: "Email" })).toBeChecked();
});

test("A visitor who wants a call is asked once for the number, and may send without it", {
  tag: "@one-engine",
}, async ({ page }) => {
  const phone = page.getByRole("textbox", { name: "Phone" });
  await fillIn(page);
  await page.getByRole("radio", { name: "Phone" }).check();
  await send(page);
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAccessibleDescription(contactForm.hints.phone);
  await expect(phone).not.toHaveAttribute("aria-invalid");
  await page.getByRole("radio", { name: "Email" }).check();
  await expect(phone).toHaveAccessibleDescription("");
  await page.getByRole("radio", { name: "Phone" }).check();
  await send(page);
  await expect(page.getByRole("region", { name: "Message sent successfully!" })).toBeFocused();
});

test("Case material is marked before it is sent, and the visitor takes it out or sends it", {
  tag: "@one-engine",
}, async ({ page }) => {
  const message = page.getByRole("textbox", { name: "Message" });
  const words = "Carl Brandt, SSN 219-09-9941, in 1:24-cv-03871. Who images his phone?";
  let posts = 0;
  // Counting that a form was begun is allowed; sending its words is not.
  page.on("request", (request) => /Brandt|219-09/.test(request.postData() ?? "") && posts++);
  await fillIn(page);
  await message.fill(words);
  await send(page);
  const found = page.getByRole("region", { name: preFlight.title });
  await expect(found).toBeFocused();
  await expect(found.locator("mark")).toHaveText(["219-09-9941", "1:24-cv-03871"]);
  await found.getByRole("button", { name: preFlight.takeOut }).click();
  const out = page.getByRole("region", { name: preFlight.out.title });
  await expect(out).toBeFocused();
  await expect(message).toHaveValue(
    "Carl Brandt, SSN [taken out 1], in [taken out 2]. Who images his phone?",
  );
  await out.getByRole("button", { name: preFlight.out.putBack }).click();
  await expect(found).toBeFocused();
  await expect(message).toHaveValue(words);
  expect(posts, "nothing is sent before the visitor says so").toBe(0);
  await found.getByRole("button", { name: preFlight.sendAnyway }).click();
  const receipt = page.getByRole("region", { name: "Message sent successfully!" });
  await expect(receipt).toContainText(words);
  await expect(found).toHaveCount(0);
});

test("a refusal keeps every word, and says why in a toast and beside the form", {
  tag: "@one-engine",
}, async ({ page }) => {
  test
    .info()
    .annotations.push({ type: "expected console", description: "503 (Service Unavailable)" });
  const proxyPage = "<h1>The store is closed</h1>";
  let posts = 0;
  await page.route("**/api/contact", (route) => {
    posts++;
    return route.fulfill({
      status: 503,
      contentType: "text/html",
      body: `${proxyPage}${"x".repeat(400)}`,
    });
  });
  await fillIn(page);
  await send(page);
  const failure = page.getByRole("region", { name: "Failed to send message" });
  await expect(failure, "verbatim, and never as markup").toContainText(
    `503: ${proxyPage}${"x".repeat(300 - proxyPage.length)}…`,
  );
  await expect(failure.getByRole("link", { name: company.phone.display })).toBeVisible();
  await expect(
    page.getByRole("region", { name: "Notifications (F8)" }).getByText("Failed to send message"),
  ).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(
    "Two custodians leave on Friday.",
  );
  expect(posts, "a failed send is not repeated by itself").toBe(1);
});

test("Without a connection the form keeps every word and says so, and sends once it is back", {
  tag: "@one-engine",
}, async ({ page, context }) => {
  expectConsole("ERR_INTERNET_DISCONNECTED");
  // Before a field is touched, so that what sends has not come either.
  await context.setOffline(true);
  await fillIn(page);
  await send(page);
  const failure = page.getByRole("region", { name: "Failed to send message" });
  await expect(failure).toContainText(noConnection);
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(
    "Two custodians leave on Friday.",
  );
  await context.setOffline(false);
  await send(page);
  await expect(page.getByRole("region", { name: contactForm.success.title })).toBeVisible();
  await expect(failure).toHaveCount(0);
});

test("A form whose file for sending does not come is posted as without scripts", {
  tag: "@one-engine",
}, async ({ page }) => {
  expectConsole("404", "dynamically imported module");
  await page.route("**/assets/sending-*.js", (route) => route.fulfill({ status: 404, body: "" }));
  await fillIn(page);
  await send(page);
  await expect(page).toHaveURL("/api/contact");
  await expect(page.getByText(referencePattern).first()).toBeVisible();
});

test("any success with JSON is one: the form is emptied, and the toast says so", {
  tag: "@one-engine",
}, async ({ page }) => {
  await page.route("**/api/contact", (route) =>
    route.fulfill({ status: 200, json: { ok: true, id: 7 } }),
  );
  await fillIn(page);
  await send(page);
  const receipt = page.getByRole("region", { name: contactForm.success.title });
  await expect(receipt).toBeFocused();
  await expect(receipt).toContainText("Two custodians leave on Friday.");
  await expect(
    page.getByRole("region", { name: "Notifications (F8)" }).getByText(contactForm.success.title),
  ).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("");
});

test("a message is marked as due within 24 hours in a header, and the body stays the six fields", {
  tag: "@one-engine",
}, async ({ page, baseURL }) => {
  await fillIn(page);
  const mark = page.getByRole("checkbox", { name: contactForm.urgent.label });
  await mark.check();
  const [request] = await Promise.all([page.waitForRequest("**/api/contact"), send(page)]);
  expect(request.headers()[contactHeaders.urgent.toLowerCase()]).toBe("1");
  expect(Object.keys(request.postDataJSON())).toEqual([
    "firstName",
    "lastName",
    "email",
    "phone",
    "message",
    "contactMethod",
  ]);
  const receipt = page.getByRole("region", { name: "Message sent successfully!" });
  await expect(receipt).toContainText(contactForm.urgent.sent);
  const reference = referencePattern.exec(await receipt.innerText())?.[0] ?? "";
  expect(await storedMessage(baseURL)(reference)).toContain('"urgent":true');
  await expect(mark).not.toBeChecked();
});

test("the form says before sending when it is answered, by the clock of the receipt", {
  tag: "@one-engine",
}, async ({ page }) => {
  const night = Date.parse("2026-11-24T23:10:00-06:00");
  await page.clock.setFixedTime(night);
  await page.reload();
  await expect(page.getByText(contactForm.answered.within)).toBeVisible();
  await hydrated(page);
  await expect(
    page.getByText(`Write now: answered by ${formatChicago(replyDue(night).due)}`, { exact: true }),
  ).toBeVisible();
});

test("The same words sent again carry the same key, and other words another", {
  tag: "@one-engine",
}, async ({ page }) => {
  test
    .info()
    .annotations.push(
      { type: "expected console", description: "ERR_FAILED" },
      { type: "expected console", description: "failed:" },
    );
  const keys: (string | undefined)[] = [];
  await page.route("**/api/contact", (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    return route.abort();
  });
  await fillIn(page);
  for (const words of ["same", "same", "other"]) {
    await page.getByRole("textbox", { name: "Message" }).fill(words);
    await send(page);
    await expect.poll(() => keys.length).toBeGreaterThan(0);
    await expect(page.getByRole("button", { name: "Send message" })).toBeEnabled();
    await expect(page.getByRole("region", { name: "Failed to send message" })).toContainText(
      "No connection: ",
    );
  }
  await expect.poll(() => keys.length).toBe(3);
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test("One toast at a time goes after five seconds or by a swipe, and F8 reaches it", async ({
  page,
}) => {
  const notifications = page.getByRole("region", { name: "Notifications (F8)" });
  const toast = notifications.getByRole("listitem");
  const receipt = page.getByRole("region", { name: "Message sent successfully!" });
  /** Lets moments pass until the receipt has the focus, which it takes after the toast appears. */
  const sent = async () => {
    await send(page);
    await expect(async () => {
      await page.clock.runFor(20);
      await expect(receipt).toBeFocused({ timeout: 100 });
    }).toPass({ timeout: 180_000 });
  };
  await page.clock.install();
  await fillIn(page);
  // Only the test moves the clock: a busy machine must not use up the toast's five seconds.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 600_000));
  await sent();
  await expect(toast).toHaveCount(1);
  await page.keyboard.press("F8");
  await expect(notifications.getByRole("list")).toBeFocused();
  // The toast's clock stops while the notifications have the focus.
  await page.clock.runFor(5_500);
  await expect(toast).toHaveCount(1);
  await page.getByLabel("First name").focus();
  await page.clock.runFor(5_000);
  await expect(toast).toHaveCount(0);

  await fillIn(page);
  await sent();
  await expect(toast).toHaveCount(1);
  const box = await toast.boundingBox();
  if (!box) throw new Error("the toast is not drawn");
  const middle = { x: box.x + box.width / 3, y: box.y + box.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x + 30, middle.y, { steps: 4 });
  await page.mouse.move(middle.x + 120, middle.y, { steps: 4 });
  await page.mouse.up();
  await expect(toast).toHaveCount(0);
});

test("A topic in the address begins the message, and never overwrites what was typed", {
  tag: "@one-engine",
}, async ({ page }) => {
  await page.goto("/contact?topic=newsletter&email=reader%40example.com");
  await hydrated(page);
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue(/newsletter/);
  await expect(page.locator("#email")).toHaveValue("reader@example.com");
  await page.goto("/contact?topic=no-such-topic&article=no-such-article");
  await hydrated(page);
  await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("");
});
