import { expect, expectAccessible, find, rows, show, signIn, test } from "./inbox-test.ts";

test.use({ ofFile: "replies" });
// In order, on one store; a retry begins with a new one.
test.describe.configure({ mode: "default" });

test("Two colleagues who answer one message see each other, and the second reads the first", async ({
  page,
  inbox,
  browser,
}) => {
  const reference = await inbox.store({ lastName: "Twice", email: "twice@client.example" });
  await signIn(page, inbox, `#/messages/${reference}`);
  const second = await browser.newContext();
  const other = await second.newPage();
  await signIn(other, inbox, `#/messages/${reference}`, "intake");
  await page.getByRole("button", { name: "Write a reply" }).click();
  await expect(page.getByRole("article").first()).toContainText("Taken by Grace Hall");
  await expect(
    other.getByRole("status").filter({ hasText: "Grace Hall is writing a reply" }),
  ).toBeVisible();
  await other.getByRole("button", { name: "Write a reply" }).click();
  await other.getByLabel("Your words").fill("Twelve thousand dollars.");
  await expect(
    page.getByRole("status").filter({ hasText: "Ines Moreau is writing a reply" }),
  ).toBeVisible();
  await page.getByLabel("Your words").fill("400 GB is fine.");
  await page.getByRole("button", { name: "Send the reply" }).click();
  await expect(
    page.getByRole("status").filter({ hasText: "your reply is on its way" }),
  ).toBeVisible();
  // At once, before the live list has brought the colleague's answer.
  await other.getByRole("button", { name: "Send the reply" }).click();
  const warning = other
    .getByRole("alert")
    .filter({ hasText: "Grace Hall has answered since you began" });
  await expect(warning).toContainText("400 GB is fine.");
  await expect(other.getByLabel("Your words")).toHaveValue("Twelve thousand dollars.");
  await expectAccessible(other);
  await other.getByRole("button", { name: "Send the reply" }).click();
  await expect(warning).toBeFocused();
  await warning.getByRole("button", { name: "I have read it" }).click();
  await other.getByRole("button", { name: "Send the reply" }).click();
  await expect(
    other.getByRole("status").filter({ hasText: "your reply is on its way" }),
  ).toBeVisible();
  await expect(other.getByRole("article", { name: /^Reply of/ })).toHaveCount(2);
  await second.close();
});

test("A half-written reply survives reload and a lost session, and goes with Sign out", async ({
  page,
  inbox,
}) => {
  const reference = await inbox.store({ lastName: "Halfway", email: "half@client.example" });
  const open = async () => {
    // The same address again would load nothing.
    await page.goto("about:blank");
    await signIn(page, inbox, `#/messages/${reference}`);
  };
  await open();
  await page.getByRole("button", { name: "Write a reply" }).click();
  await page.getByLabel("Your words").fill("Thank you. We");
  await page.reload();
  await expect(page.getByLabel("Your words")).toHaveValue("Thank you. We");
  await page.context().clearCookies();
  await page.reload();
  await expect(page.getByRole("button", { name: "Sign in with a passkey" })).toBeVisible();
  await open();
  await expect(page.getByLabel("Your words")).toHaveValue("Thank you. We");
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("button", { name: "Sign in with a passkey" })).toBeVisible();
  await open();
  await expect(page.getByRole("button", { name: "Write a reply" })).toBeVisible();
});

test("A template with blanks is not sent, and the form names the blanks", async ({
  page,
  inbox,
}) => {
  const reference = await inbox.store({ lastName: "Blank", email: "blank@client.example" });
  await signIn(page, inbox, `#/messages/${reference}`);
  await page.getByRole("button", { name: "Write a reply" }).click();
  await page.getByLabel("Template").selectOption("Arrange a call");
  await page.getByRole("button", { name: "Send the reply" }).click();
  await expect(
    page.getByText("Nothing was sent. Still to fill in: [first time], [second time]"),
  ).toBeVisible();
  const words = page.getByLabel("Your words");
  await expect(words).toBeFocused();
  await expectAccessible(page);
  await words.fill(
    (await words.inputValue()).replace("[first time]", "Monday").replace("[second time]", "Friday"),
  );
  await page.getByRole("button", { name: "Send the reply" }).click();
  await expect(page.getByRole("article", { name: /^Reply of/ })).toContainText("- Monday");
});

test("Parties are searched in all messages, and what was found stays with the message", async ({
  page,
  inbox,
}) => {
  const reference = await inbox.store({ lastName: "Asks", email: "asks@client.example" });
  await inbox.store({ lastName: "Brightfoundry", email: "bright@client.example" });
  await signIn(page, inbox, `#/messages/${reference}`);
  await page
    .getByLabel("Search all messages for the parties")
    .fill("Brightfoundry LLC\nQuarrystone");
  await page.getByRole("button", { name: "Search for them" }).click();
  const check = page.getByRole("region", { name: "Conflict check" });
  await expect(check.getByRole("listitem").filter({ hasText: "Quarrystone" })).toContainText(
    "in no other message",
  );
  const found = check.getByRole("listitem").filter({ hasText: "Brightfoundry LLC" });
  await expect(found).toContainText("in one other message");
  await expect(found).toContainText("Grace Hall");
  await expectAccessible(page);
  await found.getByRole("link").click();
  await expect(page.getByRole("heading", { name: "Ada Brightfoundry" })).toBeVisible();
});

test("One reply answers a sender's other message, and the message comes back when asked", async ({
  page,
  inbox,
}) => {
  const first = await inbox.store({ lastName: "Double", email: "double@client.example" });
  await inbox.store({ lastName: "Double", email: "double@client.example", message: "And this" });
  await signIn(page, inbox, `#/messages/${first}`);
  await page.getByRole("button", { name: "Write a reply" }).click();
  await page.getByLabel("Your words").fill("Both of them.");
  await page
    .getByLabel("This sender’s other open message")
    .selectOption({ label: "Mark as answered too" });
  await page.getByRole("checkbox", { name: "engagement-letter.pdf, 1 KB" }).check();
  await page.getByLabel("Follow up when nobody answers").selectOption({ label: "In 3 days" });
  await expectAccessible(page);
  await page.getByRole("button", { name: "Send the reply" }).click();
  await expect(page.getByText("Sent along: engagement-letter.pdf")).toBeVisible();
  await expect(page.getByRole("region", { name: "Other messages" })).toContainText("Answered");
  await expect(page.getByText(/^Comes back \w+day, /)).toBeVisible();
  await page.getByRole("button", { name: "No follow-up" }).click();
  await expect(page.getByText(/^Comes back/)).toHaveCount(0);
  await page.getByLabel("Practice area").selectOption({ label: "Microsoft 365" });
  await find(page, "double@");
  await show(page, "Answered");
  await expect(rows(page).filter({ hasText: "Microsoft 365" })).toHaveCount(1);
  await page.getByRole("link", { name: "Figures" }).click();
  await expect(page.getByRole("row", { name: /^Microsoft 365 1 1/ })).toBeVisible();
  await expectAccessible(page);
});
