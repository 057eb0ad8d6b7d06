import { readFileSync } from "node:fs";
import { contactForm } from "content/form-words.ts";
import { choose, expect, expectAccessible, find, rows, show, signIn, test } from "./inbox-test.ts";

// In order, on one store; a retry begins with a new one.
test.describe.configure({ mode: "default" });

test("a stranger, and a browser with an unknown session, sees the sign-in and nothing else", async ({
  page,
  inbox,
}) => {
  const answers: string[] = [];
  page.on("response", async (response) => {
    if (response.url().includes("/api/"))
      answers.push(`${response.status()} ${await response.text()}`);
  });
  await page.goto(inbox.url);
  await expect(page.getByRole("button", { name: "Sign in with a passkey" })).toBeEnabled();
  await expectAccessible(page);
  await page.context().addCookies([{ name: "inbox-session", value: "none", url: inbox.url }]);
  await page.goto(`${inbox.url}/#/people`);
  await page.reload();
  await page.getByRole("button", { name: "I have lost my passkey" }).click();
  await expect(page.getByRole("navigation")).toHaveCount(0);
  expect(answers.filter((answer) => !answer.startsWith("401 Unauthorized"))).toEqual([]);
  await page.getByLabel("Recovery code").fill("00000-00000-00000-00000");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText(
    "This is not a recovery code, or it was used.",
  );
  await expectAccessible(page);
});

test("A session survives a reload, is hidden from scripts, and ends with Sign out", async ({
  page,
  inbox,
}) => {
  await signIn(page, inbox);
  await expect(rows(page)).toHaveCount(25);
  await page.reload();
  await expect(rows(page)).toHaveCount(25);
  expect(
    await page.evaluate(() => [document.cookie, localStorage.length, sessionStorage.length]),
  ).toEqual(["", 0, 0]);
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("button", { name: "Sign in with a passkey" })).toBeVisible();
  await signIn(page, inbox);
  // An answer that is still on its way would end the session before the press.
  await expect(rows(page)).toHaveCount(25);
  await page.context().clearCookies();
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(page.getByText("Your session is over.")).toBeVisible();
});

test("a role sees what it may do, and no more", async ({ page, inbox }) => {
  await signIn(page, inbox, `#/messages/${inbox.references.failed}`, "auditor");
  await expect(page.getByRole("heading", { name: "Ada Failure" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Audit trail", exact: true })).toBeVisible();
  for (const name of [
    "Take it",
    "Replay smtp",
    "Erase this person",
    "Export CSV",
    "Write a reply",
    "Assign",
  ])
    await expect(page.getByRole("button", { name, exact: name === "Assign" })).toHaveCount(0);
  await expect(page.getByRole("listitem").getByRole("checkbox")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "People" })).toHaveCount(0);
});

test("The list begins with urgent messages, then those that wait by due time, then the newest", async ({
  page,
  inbox,
}) => {
  await signIn(page, inbox);
  await expect(page.getByRole("list", { name: "Messages, by due time" })).toBeVisible();
  await expect(rows(page).first()).toContainText("Person 30");
  await expect(rows(page).first()).toContainText(contactForm.urgent.mark);
  await expect(rows(page).nth(1)).toContainText("Person 01");
  await expect(rows(page).nth(1)).toContainText(/Overdue for \d+ days/);
  await expect(page.getByText(contactForm.urgent.mark)).toHaveCount(1);
  await page.getByRole("button", { name: "Later" }).click();
  await expect(rows(page).last()).toContainText("Leaving");
  await show(page, "All");
  await expect(rows(page).first()).toContainText("Leaving");
  await expect(page.getByRole("button", { name: "Newer" })).toBeDisabled();
  await page.getByRole("button", { name: "Older" }).click();
  await expect(rows(page)).toHaveCount(8);
  await expect(rows(page).last()).toContainText("Person 01");
  await expect(page.getByRole("button", { name: "Older" })).toBeDisabled();
  await page.getByRole("button", { name: "Newer" }).click();
  await expect(rows(page)).toHaveCount(25);
});

test("search and state narrow the list, and say when nothing is left", async ({ page, inbox }) => {
  await signIn(page, inbox);
  await find(page, "MATTER 17");
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText("Person 17");
  await show(page, "Held");
  await expect(page.getByText("No message matches.")).toBeVisible();
  await find(page, "");
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText("Heldover");
  await expect(page.getByLabel("Other states")).toHaveValue("held");
});

test("a message shows its words, its deliveries and why they failed; a replay starts them again", async ({
  page,
  inbox,
}) => {
  await signIn(page, inbox);
  await find(page, "failure@");
  await rows(page).click();
  await expect(page.getByRole("heading", { name: "Ada Failure" })).toBeFocused();
  await expect(rows(page)).toHaveAttribute("aria-current", "true");
  await expect(page.getByRole("article").getByText("second line <b>of words</b>")).toBeVisible();
  await expect(page.getByText("refused: no connection")).toBeVisible();
  await expect(page.getByRole("region", { name: "Delivery history" })).toContainText(
    "Failed for good",
  );
  await expectAccessible(page);
  await page.getByRole("button", { name: "Replay smtp" }).click();
  await expect(page.getByRole("status").filter({ hasText: "delivery begins again" })).toBeVisible();
  await expect(page.getByText(/Tries: 0 of \d+\./)).toHaveCount(2);
  await expect(rows(page)).toContainText("On its way");
});

test("a message is taken, noted, checked, answered, closed and opened again, and says by whom", async ({
  page,
  inbox,
}) => {
  await signIn(page, inbox);
  await show(page, "All");
  await find(page, "person5@");
  await rows(page).click();
  await expect(page.getByRole("article")).toContainText(
    /at the latest \w+day, \d+:\d\d [AP]M [A-Z]{2,5}/,
  );
  await page.getByRole("button", { name: "Take it" }).click();
  await expect(rows(page)).toContainText("Taken by Grace Hall");
  await choose(page, "Unassigned");
  await expect(page.getByText("No message matches.")).toBeVisible();
  await choose(page, "Mine");
  await expect(rows(page)).toHaveCount(1);
  await show(page, "All");
  await page.getByRole("radio", { name: "Clear" }).check();
  await page.getByLabel("Add a note").fill("Called back\nwants a quote");
  await page.getByRole("button", { name: "Add the note" }).click();
  await expect(page.getByRole("region", { name: "Notes" })).toContainText("Grace Hall");
  await expect(page.getByLabel("Add a note")).toHaveValue("");
  await expect(page.getByRole("radio", { name: "Clear" })).toBeChecked();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Answered by telephone or elsewhere" }).click();
  await expect(rows(page)).toContainText("Answered");
  await expect(rows(page)).not.toContainText("Overdue");
  await choose(page, "Close");
  await expect(rows(page)).toContainText("Closed");
  await page.getByRole("button", { name: "Open again" }).click();
  await expect(rows(page)).toContainText("Answered");
  await choose(page, "To answer");
  await expect(page.getByText("No message matches.")).toBeVisible();
});

test("A reply is written from a template, sent once, and shown with what became of it", async ({
  page,
  inbox,
}) => {
  await signIn(page, inbox);
  await find(page, "person7@");
  await rows(page).click();
  await page.getByRole("button", { name: "Write a reply" }).click();
  await expect(page.getByLabel("Template")).toBeFocused();
  await page.getByLabel("Template").selectOption("Arrange a call");
  await expect(page.getByLabel("Your words")).toHaveValue(
    /^Dear Ms\.\/Mr\. 07,\n[^{]*Grace Hall\n[^{]*$/,
  );
  await expect(page.getByLabel("Subject")).toHaveValue(/ABC-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  await expect(page.getByText("No mail server is set")).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Your words").fill("Thank you.\nMonday at ten?");
  // A look at another message keeps what was written.
  await page.getByRole("link", { name: "Audit trail", exact: true }).click();
  await page.evaluate(() => window.history.back());
  await expect(page.getByLabel("Your words")).toHaveValue("Thank you.\nMonday at ten?");
  await page.getByRole("button", { name: "Send the reply" }).click();
  await expect(
    page.getByRole("status").filter({ hasText: "your reply is on its way" }),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Write a reply" })).toBeFocused();
  const reply = page.getByRole("article", { name: "Reply of Grace Hall" });
  await expect(reply).toContainText("Monday at ten?");
  await expect(reply).toContainText("Waiting");
  await expect(page.getByRole("article").first()).toContainText("First reply");
  await expectAccessible(page);
});

test("A replay to the sender asks first; a colleague can be given the message", async ({
  page,
  inbox,
}) => {
  await inbox.session("intake");
  await signIn(page, inbox);
  await show(page, "All");
  await find(page, "person8@");
  await rows(page).click();
  await page.getByRole("button", { name: "Write a reply" }).click();
  await page.getByLabel("Your words").fill("Thank you.");
  await page.getByRole("button", { name: "Send the reply" }).click();
  await page.getByRole("button", { name: /^Replay reply of Grace Hall/ }).click();
  const dialog = page.getByRole("dialog", { name: "Write to the sender again?" });
  await expect(dialog).toContainText("person8@client.example gets the reply of Grace Hall");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: /^Replay reply of Grace Hall/ }).click();
  await dialog.getByRole("button", { name: "Send it again" }).click();
  await expect(page.getByRole("status").filter({ hasText: "delivery begins again" })).toBeVisible();
  await page.getByLabel("Assign to").selectOption({ label: "Ines Moreau (no mail address)" });
  await choose(page, "Assign");
  await expect(
    page.getByRole("status").filter({ hasText: "assigned to Ines Moreau" }),
  ).toBeVisible();
});

test("Several messages are chosen and marked by keyboard", async ({ page, inbox }) => {
  await signIn(page, inbox);
  await find(page, "person2");
  await rows(page).first().focus();
  await page.keyboard.press("x");
  await page.keyboard.press("j");
  await page.keyboard.press("x");
  await expect(page.getByText("2 chosen")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Mark as closed" }).focus();
  await page.keyboard.press("Enter");
  await expect(
    page.getByRole("status").filter({ hasText: "2 messages are marked." }),
  ).toBeVisible();
  await page.getByRole("checkbox", { name: "Choose all" }).check();
  await expect(page.getByText(/^\d+ chosen$/)).toBeVisible();
});

test("the figures say how the promises were kept, as numbers, drawing and file", async ({
  page,
  inbox,
}) => {
  await signIn(page, inbox, "#/figures", "auditor");
  await expect(page.getByText("This is the basis of the claim on")).toBeVisible();
  await expect(page.getByRole("img", { name: "Messages and replies in time" })).toBeVisible();
  await expectAccessible(page);
});

test("what is held is said above the list, and one press shows it", async ({ page, inbox }) => {
  await signIn(page, inbox);
  await expect(page.getByText("One message is held and delivered nowhere")).toBeVisible();
  await find(page, "person5@");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Show what is held" }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText("Heldover");
  await expect(page.getByRole("searchbox")).toHaveValue("");
  await expect(page.getByText("One message is held and delivered nowhere")).toBeHidden();
});

test("a held message is spam, or is released and delivered", async ({ page, inbox }) => {
  await signIn(page, inbox, `#/messages/${inbox.references.held}`);
  await expect(page.getByText("A field was filled in that people do not see")).toBeVisible();
  await expect(page.getByText("None: a held message and spam go nowhere.")).toBeVisible();
  await page.getByRole("button", { name: "Mark spam" }).click();
  await expect(page.getByRole("status").filter({ hasText: "Marked as spam" })).toBeVisible();
  await page.getByRole("button", { name: "Not spam: deliver it" }).click();
  await expect(page.getByText(/Tries: 0 of \d+\./)).toBeVisible();
});

test("An export has the messages that match, and a formula in one is text", async ({
  page,
  inbox,
}) => {
  await signIn(page, inbox);
  await find(page, "person3@");
  for (const [name, pattern] of [
    ["Export CSV", /"Person","03"/],
    ["Export JSON", /"lastName":"03"/],
  ] as const) {
    const waiting = page.waitForEvent("download");
    await page.getByRole("button", { name }).click();
    const download = await waiting;
    expect(download.suggestedFilename()).toMatch(/^contacts-\d{4}-\d\d-\d\d\.(csv|json)$/);
    const text = readFileSync(await download.path(), "utf8");
    expect(text).toMatch(pattern);
    expect(text).not.toContain("person4@");
  }
});

test("the keyboard does it all", async ({ page, inbox }) => {
  await signIn(page, inbox);
  await show(page, "All");
  await expect(rows(page).first()).toContainText("Leaving");
  await rows(page).first().focus();
  await page.keyboard.press("j");
  await page.keyboard.press("ArrowDown");
  await expect(rows(page).nth(2)).toBeFocused();
  await page.keyboard.press("k");
  await expect(rows(page).nth(1)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Ada Failure" })).toBeFocused();
  // Not page.goBack: Firefox's protocol waits for a document, and here only the address changes.
  await page.evaluate(() => window.history.back());
  await expect(page.getByText("Choose a message to read it.")).toBeVisible();
  await expect(rows(page).nth(1)).toBeFocused();
  await page.getByRole("searchbox", { name: "Search" }).focus();
  await page.keyboard.type("jk");
  await expect(page.getByRole("searchbox", { name: "Search" })).toHaveValue("jk");
});

test("A card names the keys; they act on the row or message, never while somebody types", async ({
  page,
  inbox,
}) => {
  const reference = await inbox.store({ lastName: "Keyboard", email: "keys@client.example" });
  await signIn(page, inbox);
  await find(page, "keys@");
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole("searchbox").focus();
  await page.keyboard.type("?");
  await expect(page.getByRole("searchbox")).toHaveValue("keys@?");
  await rows(page).focus();
  await page.keyboard.press("?");
  const card = page.getByRole("dialog", { name: "Keys" });
  await expect(card).toContainText("Write a reply");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await rows(page).focus();
  await page.keyboard.press("t");
  await expect(page.getByRole("article").first()).toContainText("Taken by Grace Hall");
  await page.keyboard.press("r");
  await expect(page.getByLabel("Template")).toBeFocused();
  await page.keyboard.press("e");
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(page.getByRole("article").first()).toContainText("Taken by Grace Hall");
  await page.keyboard.press("n");
  await expect(page.getByLabel("Add a note")).toBeFocused();
  await page.keyboard.type("return");
  await expect(page.getByLabel("Add a note")).toHaveValue("return");
  await page.getByRole("heading", { name: "Ada Keyboard" }).focus();
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox")).toBeFocused();
  await page.getByRole("heading", { name: "Ada Keyboard" }).focus();
  await page.keyboard.press("e");
  await expect(page.getByRole("status").filter({ hasText: `${reference}: Closed.` })).toBeVisible();
  await page.getByRole("button", { name: "Keys" }).click();
  await card.getByRole("checkbox").uncheck();
  await card.getByRole("button", { name: "Close the card" }).click();
  await page.getByRole("heading", { name: "Ada Keyboard" }).focus();
  await page.keyboard.press("n");
  await expect(page.getByLabel("Add a note")).not.toBeFocused();
});

test("A page that is still being read has a heading and its main part", async ({ page, inbox }) => {
  await signIn(page, inbox);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/api\/(?:figures|counts|audit|people|own)/, async (route) => {
    await held;
    await route.continue();
  });
  for (const [view, heading] of [
    ["figures", "Figures"],
    ["counts", "Counts"],
    ["audit", "Audit trail"],
    ["people", "People"],
    ["account", "Your passkeys"],
  ] as const) {
    await page.evaluate((to) => {
      location.hash = `#/${to}`;
    }, view);
    await expect(page.getByRole("main").getByRole("heading", { name: heading })).toBeVisible();
    await expect(page.getByText(/^Reading /)).toBeVisible();
    await expectAccessible(page, ["light"]);
  }
  release();
});

test("when the service is away the list says so, and tries again", async ({ page, inbox }) => {
  await page.route("**/api/inbox?*", (route) =>
    route.fulfill({
      status: 503,
      contentType: "text/plain",
      body: "The store cannot be used just now (full).",
    }),
  );
  await signIn(page, inbox);
  await expect(page.getByRole("alert")).toContainText(
    "503: The store cannot be used just now (full).",
  );
  await page.unroute("**/api/inbox?*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(rows(page)).toHaveCount(25);
});

test("nothing is cut off at 390, 768 and 1440 pixels", async ({ page, inbox }) => {
  await signIn(page, inbox);
  const expectNothingCutOff = async (width: number) =>
    expect(
      await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      ),
      `${width} px`,
    ).toBe(0);
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(inbox.url);
    await expect(rows(page)).toHaveCount(25);
    await expectNothingCutOff(width);
    await expectAccessible(page, ["light"]);
    await find(page, "failure@");
    await rows(page).click();
    await expect(page.getByRole("heading", { name: "Ada Failure" })).toBeVisible();
    await expectNothingCutOff(width);
    if (width < 960) {
      await expect(rows(page)).toBeHidden();
      await page.getByRole("link", { name: "All messages" }).click();
      await expect(rows(page)).toBeVisible();
    }
    await page.getByRole("link", { name: "Audit trail", exact: true }).click();
    await expect(page.getByRole("table")).toBeVisible();
    await expectNothingCutOff(width);
    await expectAccessible(page, width === 390 ? ["light", "dark"] : []);
  }
});

test("a person is erased once the address is typed; the trail says so without naming anybody", async ({
  page,
  inbox,
}) => {
  await signIn(page, inbox, `#/messages/${inbox.references.leaving}`);
  await page.getByRole("button", { name: "Erase this person" }).click();
  const dialog = page.getByRole("dialog", { name: "Erase this person" });
  await expect(dialog).toContainText("Backups made before now still hold these messages.");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Erase this person" }).click();
  await dialog.getByLabel("Type the address to confirm").fill("leaving@client.exampl");
  await expect(dialog.getByRole("button", { name: "Erase for good" })).toBeDisabled();
  await dialog.getByLabel("Type the address to confirm").fill("Leaving@client.example");
  await dialog.getByRole("button", { name: "Erase for good" }).click();
  await expect(
    page.getByRole("status").filter({ hasText: `Erased: ${inbox.references.leaving}` }),
  ).toBeVisible();
  await find(page, "leaving");
  await expect(page.getByText("No message matches.")).toBeVisible();
  await page.getByRole("link", { name: "Audit trail", exact: true }).click();
  await expect(
    page.getByRole("row").filter({ hasText: "messages of one address: 1" }),
  ).toContainText("Grace Hall");
  await expect(page.getByRole("main")).not.toContainText("leaving@");
});

test("A new message appears by itself, counted in the title, without a sound at first", async ({
  page,
  inbox,
}) => {
  await signIn(page, inbox);
  await show(page, "All");
  await expect(page).toHaveTitle(/^\(\d+\) Inbox$/);
  const before = Number(/\d+/.exec(await page.title())?.[0]);
  await inbox.store({ lastName: "Latecomer", email: "late@client.example" });
  await expect(rows(page).first()).toContainText("Latecomer", { timeout: 180_000 });
  await expect(page).toHaveTitle(`(${before + 1}) Inbox`);
  const sound = page.getByRole("checkbox", { name: "Sound", exact: true });
  await sound.check();
  await page.reload();
  await expect(sound).toBeChecked();
  await sound.uncheck();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test("A sender's answer is in the thread, and its message waits for another reply", async ({
  page,
  inbox,
}) => {
  const reference = await inbox.store({ lastName: "Answered", email: "answered@client.example" });
  await signIn(page, inbox, `#/messages/${reference}`);
  await expect(page.getByRole("heading", { name: "Ada Answered" })).toBeVisible();
  await inbox.answer(reference, "Yes, Tuesday suits us.", 2);
  // The live list shows it by itself.
  const thread = page.getByRole("region", { name: "Replies and answers" });
  const answer = thread.getByRole("article", {
    name: "Answer of Ada Answered <answered@client.example>",
  });
  await expect(answer).toContainText("2 attachments are in the mailbox only", { timeout: 180_000 });
  await expect(answer).toContainText("Yes, Tuesday suits us.");
  await find(page, "answered@client.example");
  const row = page.getByRole("list", { name: /^Messages, / }).getByRole("listitem");
  await expect(row).toContainText("Answered by the sender");
  await expect(row).not.toContainText("Overdue");
  await expectAccessible(page);
  await choose(page, "Answered by telephone or elsewhere");
  await expect(
    page.getByText("Nothing waits for a reply.").or(page.getByText("No message matches.")),
  ).toBeVisible();
});
