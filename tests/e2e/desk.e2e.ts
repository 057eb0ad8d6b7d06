import type { Page } from "@playwright/test";
import { deskPaths } from "desk/wire.ts";
import sharp from "sharp";
import { type DeskClone, startDesk } from "../support/desk-clone.ts";
import { brokenRules, ofColor } from "./accessibility/rules.ts";
import { test as base, expect } from "./base.ts";

// Ten tasks of a marketing manager, on one clone of the repository: each ends with the lines that
// were changed in git.

const test = base.extend<object, { desk: DeskClone }>({
  desk: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the first parameter's names.
    async ({}, use) => {
      const desk = await startDesk({
        DESK_RELEASE: "true",
        PUBLIC_ORIGIN: "https://www.site.example",
      });
      await use(desk);
      await desk.stop();
    },
    { scope: "worker", timeout: 600_000 },
  ],
});

// In sequence, on one desk. A page is drawn and checked with all of its content each time.
test.describe.configure({ mode: "default" });
const drawn = { timeout: 300_000 };
/** Here one of words and page is seen, and no page is drawn for nobody. */
test.use({ viewport: { width: 900, height: 900 } });

const write = (page: Page, desk: DeskClone, file: string) =>
  page.goto(`${desk.url}#/write/content/${file}`);
const press = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: true }).click();
const fill = (page: Page, label: string, words: string) =>
  page.getByLabel(label, { exact: true }).last().fill(words);
const saved = (page: Page) => expect(page.getByText(/^Saved \d/)).toBeVisible(drawn);
const shownPage = (page: Page) => page.frameLocator("iframe");

/** Publishes from the review, and waits until the site shows it. */
async function publish(page: Page) {
  await saved(page);
  await page.getByRole("link", { name: "Review and publish" }).click();
  await press(page, "Publish now");
  await expect(page.getByText("The change is live.")).toBeVisible(drawn);
}

const picture = async (name: string, width: number, height: number, background: string) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

test("A sentence is changed where the page shows it, and one line of git changes", async ({
  page,
  desk,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(desk.url);
  await page.getByRole("searchbox", { name: "Search" }).fill("about");
  await page
    .getByRole("region", { name: "Pages" })
    .getByRole("link", { name: /^about$/i })
    .click();
  await press(page, "Phone");
  await shownPage(page)
    .getByText("Our answers carry the number of the page they came from.")
    .click(drawn);
  const field = page.getByLabel("Text", { exact: true });
  await expect(field).toBeFocused();
  await page.keyboard.press("Alt+ArrowDown");
  const inserter = page.getByLabel("Insert a figure or a name");
  await expect(page.locator(":focus")).toHaveAttribute("placeholder", "Insert a figure …");
  await expect(inserter.first()).toHaveAttribute("tabindex", "-1");
  await field.fill("Each answer carries the number of its page.");
  await saved(page);
  await expect(
    shownPage(page).getByText("Each answer carries the number of its page."),
  ).toBeVisible(drawn);
  await expect(field).toBeFocused();
  await page.getByRole("link", { name: "Review and publish" }).click();
  const change = page.getByRole("region", { name: "Changes" }).getByRole("listitem");
  await expect(change).toHaveCount(1);
  await expect(change.getByRole("heading")).toHaveText(
    "Values › Items › We show the source › Text",
  );
  await expect(change.getByRole("insertion").last()).toContainText("Each answer carries");
  await publish(page);
  const link = page.getByRole("link", { name: "View /about on the site" });
  await expect(link).toHaveAttribute("href", "https://www.site.example/about");
  expect(desk.lines()).toEqual({ "content/pages/about.yaml": "+1 -1" });
  expect(desk.git("log", "-1", "--format=%an, %cn")).toBe("Grace Hall, Desk");
});

test("A search finds words in the texts, and leads to their field", async ({ page, desk }) => {
  await page.goto(desk.url);
  await page.getByRole("searchbox", { name: "Search" }).fill("section on limits");
  const hits = page.getByRole("region", { name: "In the texts" });
  await hits.getByRole("link", { name: /^About › Values/i }).click(drawn);
  await expect(page.getByLabel("Text", { exact: true })).toBeFocused(drawn);
});

test("A figure is changed at its one place", { tag: "@long" }, async ({ page, desk }) => {
  await write(page, desk, "claims.yaml");
  await press(page, /^130\+ clients/);
  await fill(page, "Figure as it is shown", "140+");
  await publish(page);
  expect(desk.diff()).toMatch(/^- {2}figure: "?130\+"?\n\+ {2}figure: "?140\+"?$/);
});

test("An article with two pictures and a table is written and published", async ({
  page,
  desk,
}) => {
  await page.goto(desk.url);
  await press(page, "New article");
  await fill(page, "Title", "What FRE 502(d) buys");
  await press(page, "Create draft");
  await expect(page.getByRole("heading", { level: 1, name: /502/ })).toBeVisible(drawn);
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("What FRE 502(d) buys");
  await fill(page, "Excerpt", "An order that lets you take a privileged document back.");
  const text = page.getByRole("textbox", { name: "Text" });
  await text.click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("The order is short.");
  await press(page, "Table");
  await page.keyboard.type("Step");
  await page.keyboard.press("ControlOrMeta+End");
  for (const [name, alt, colour] of [
    ["Order page 1.JPG", "The first page of the order", "#b4cbe2"],
    ["second.jpg", "The signature", "#e8c478"],
  ] as const) {
    const file = await picture(name, 1000, 600, colour);
    if (name === "second.jpg") await page.locator("input[type=file]").setInputFiles(file);
    else {
      // Firefox's driver does not close the dialog, and reports no second one of the same field.
      const chooser = page.waitForEvent("filechooser");
      await press(page, "Picture");
      await (await chooser).setFiles(file);
    }
    const question = page.getByRole("dialog", { name: "What does the picture show?" });
    await expect(question).toBeVisible(drawn);
    await expect(page.getByRole("button", { name: "Insert the picture" })).toBeDisabled();
    await question.getByLabel("Alt text").fill(alt);
    await press(page, "Insert the picture");
    await expect(text).toContainText(`![${alt}](`, drawn);
    await page.keyboard.press("ControlOrMeta+End");
  }
  await publish(page);
  const folder = "content/articles/what-fre-502-d-buys";
  expect(Object.keys(desk.lines())).toEqual([
    `${folder}.md`,
    `${folder}/order-page-1.jpg`,
    `${folder}/second.jpg`,
  ]);
  const [, , body] = desk.git("show", `HEAD:${folder}.md`).split(/^---\n/m);
  expect(body?.trim()).toBe(
    [
      "The order is short.",
      "| Step | Heading |\n| --- | --- |\n| Words | Words |",
      "![The first page of the order](what-fre-502-d-buys/order-page-1.jpg)",
      "![The signature](what-fre-502-d-buys/second.jpg)",
    ].join("\n\n"),
  );
});

test("A picture of one page is found in the library and taken for another, not uploaded again", {
  tag: "@long",
}, async ({ page, desk }) => {
  await write(page, desk, "events.yaml");
  const items = page.getByRole("region", { name: "Form" }).locator("button[aria-expanded]");
  await items.first().click(drawn);
  await press(page, "Add picture");
  const hall = await picture("Hall.jpg", 900, 600, "#a9c7b0");
  await page.getByLabel("Upload a picture").setInputFiles(hall);
  await expect(page.getByText("900 by 600 pixels")).toBeVisible(drawn);
  await fill(page, "Alt text", "The hall before the doors open");
  await saved(page);

  await write(page, desk, "articles/google-drive-collection.md");
  await press(page, "Choose a picture");
  const picker = page.getByRole("dialog", { name: "Choose a picture" });
  await picker.getByRole("searchbox").fill("before the doors");
  await picker.getByRole("radio", { name: /^hall\.jpg/ }).press("Space", drawn);
  await expect(picker.getByRole("radio")).toHaveCount(1);
  for (const width of [390, 900]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await brokenRules(page, { iframes: false })).toEqual([]);
  }
  await press(page, "Use this picture");
  // The words that describe it elsewhere are a beginning.
  await expect(page.getByLabel("Alt text").last()).toHaveValue("The hall before the doors open");
  await press(page, "Insert the picture");
  await expect(page.getByRole("textbox", { name: "Text" })).toContainText(
    "![The hall before the doors open](google-drive-collection/hall.jpg)",
  );
  await saved(page);

  await page.getByRole("link", { name: "Pictures", exact: true }).click();
  const shown = page.getByRole("listitem").filter({ hasText: "hall.jpg" }).first();
  await expect(shown).toContainText("900 by 600 pixels", drawn);
  await expect(shown.getByRole("link")).toHaveCount(2);
  for (const width of [390, 900]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await brokenRules(page, {})).toEqual([]);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider).toBeLessThanOrEqual(0);
  }
  await shown.getByRole("link", { name: /^Events › / }).click();
  await expect(page.getByLabel("Replace the picture")).toBeFocused(drawn);
  for (const [file, title] of [
    ["events.yaml", "Events"],
    ["articles/google-drive-collection.md", "Take the files, leave the Drive"],
  ] as const) {
    await page.goto(`${desk.url}#/review/content/${file}`);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible(drawn);
    await press(page, "Discard the draft …");
    await press(page, "Discard the draft");
    await expect(page.getByText("There are no unpublished changes.")).toBeVisible(drawn);
  }
  await page.goto(`${desk.url}#/pictures`);
  await expect(page.getByText("hall.jpg")).toHaveCount(0, drawn);
});

test("An event that ends before it begins is refused at its field", { tag: "@long" }, async ({
  page,
  desk,
}) => {
  await write(page, desk, "events.yaml");
  await fill(page, "Title (new)", "Custody in the cloud");
  await press(page, "Add event");
  const type = page.getByLabel("Type", { exact: true });
  await type.selectOption("Webinar");
  await fill(page, "Date", "2020-02-28");
  await fill(page, "Start and end, time of the office: start", "11:00");
  await fill(page, "Start and end, time of the office: end", "10:45");
  await fill(page, "Place", "Online");
  await page.getByLabel("Online", { exact: true }).check();
  await fill(page, "Description", "Who holds a file that nobody stores.");
  await page.getByLabel("Person", { exact: true }).selectOption({ index: 1 });
  await fill(page, "Changed", "2026-11-26");
  const fault = "Custody in the cloud › Start and end, time of the office";
  await page.getByRole("button", { name: fault, exact: true }).click(drawn);
  const start = page.getByLabel("Start and end, time of the office: start", { exact: true }).last();
  await expect(start).toBeFocused();
  await expect(start).toHaveAttribute("aria-invalid", "true");
  await page.getByRole("link", { name: "Review and publish" }).click();
  await expect(page.getByRole("button", { name: "Publish now" })).toBeDisabled();
  await page.getByRole("link", { name: "Edit", exact: true }).click();
  await press(page, fault);
  await fill(page, "Date", "2027-05-06");
  await fill(page, "Start and end, time of the office: end", "11:45");
  await expect(page.getByText(/^Fix before publishing/)).toHaveCount(0, drawn);
  await publish(page);
  expect(
    desk
      .diff()
      .split("\n")
      .every((line) => line.startsWith("+")),
  ).toBe(true);
  expect(desk.diff()).toContain(
    "+  date: 2027-05-06\n+  time: 11:00 to 11:45\n+  location: Online\n+  online: true",
  );
});

test("A person with a portrait comes into the list", { tag: "@long" }, async ({ page, desk }) => {
  await write(page, desk, "people.yaml");
  await fill(page, "Name (new)", "Ada Whitlock");
  await press(page, "Add person");
  await expect(page.getByLabel("Name", { exact: true }).last()).toHaveValue("Ada Whitlock");
  await fill(page, "Initials", "AW");
  await fill(page, "Role", "Director of Hosting");
  await fill(page, "Biography", "Keeps the floor dull.");
  await fill(page, "Number of the engraving", "77");
  await fill(page, "Profile", "https://network.example/in/ada-whitlock");
  await fill(page, "Mailbox", "a.whitlock");
  await press(page, "Add picture");
  await page
    .getByLabel("Upload a picture")
    .setInputFiles(await picture("Ada.jpg", 400, 500, "#cbbfe1"));
  await expect(page.getByRole("img", { name: "As it is now" })).toBeVisible(drawn);
  await expect(page.getByText("400 by 500 pixels")).toBeVisible(drawn);
  await fill(page, "Alt text", "Ada Whitlock in the server room");
  await expect(page.getByText(/^Fix before publishing/)).toHaveCount(0, drawn);
  await publish(page);
  expect(desk.lines()).toEqual({
    "content/people.yaml": expect.stringMatching(/^\+\d+ -0$/),
    "content/people/ada.jpg": "+- --",
  });
});

test("A partner's logo comes in with its shapes alone, and a hostile one is refused", {
  tag: "@long",
}, async ({ page, desk }) => {
  await write(page, desk, "partners.yaml");
  await page.getByRole("button", { name: "Stele", exact: true }).click(drawn);
  const logo = (name: string, inside: string) => ({
    name,
    mimeType: "image/svg+xml",
    buffer: Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="40"><path d="M0 0h90v40z"/>${inside}</svg>`,
    ),
  });
  const field = page.getByLabel("Upload a logo");
  await field.setInputFiles(logo("Stele.svg", "<script>parent.alert(1)</script>"));
  await expect(page.getByText("This drawing has a script. Export it as a plain SVG")).toBeVisible();
  await field.setInputFiles(logo("Stele.svg", "<metadata>A program</metadata>"));
  await expect(page.getByText("Left out of the drawing: metadata.")).toBeVisible();
  await expect(page.getByText("90 by 40 pixels")).toBeVisible(drawn);
  await publish(page);
  expect(desk.diff()).toContain("+    logo: partners/stele.svg");
  expect(desk.git("show", "HEAD:content/partners/stele.svg")).not.toMatch(/script|program/);
});

test("A case study comes into the list", { tag: "@long" }, async ({ page, desk }) => {
  await write(page, desk, "case-studies.yaml");
  await press(page, /^Add /);
  await fill(page, "Address on the page", "mailbox-in-a-weekend");
  await fill(page, "Title", "A mailbox in a weekend");
  await page.getByLabel("Category", { exact: true }).last().selectOption("Add a new category …");
  const category = page.getByRole("dialog", { name: "A new category" });
  await category.getByLabel("Name").fill("Collections");
  await category.getByRole("button", { name: "Add the category" }).click();
  await fill(page, "Description", "Forty mailboxes were collected between Friday and Monday.");
  await fill(page, "Challenge", "The order gave three days.");
  await fill(page, "Solution", "Two examiners collected in shifts.");
  for (const list of ["Result", "Technology"]) {
    await press(page, `Add ${list.toLowerCase()}`);
    await fill(page, `${list} 1`, `First ${list.toLowerCase()}`);
  }
  await publish(page);
  expect(desk.lines()).toEqual({
    "content/case-studies.yaml": expect.stringMatching(/^\+\d+ -0$/),
  });
});

test("A holiday is two lines", { tag: "@long" }, async ({ page, desk }) => {
  await write(page, desk, "holidays.yaml");
  await press(page, "Add closing day");
  await fill(page, "Day", "2026-12-24");
  await fill(page, "Name", "Christmas Eve");
  await publish(page);
  expect(desk.diff()).toBe("+  - day: 2026-12-24\n+    name: Christmas Eve");
});

test("A search is pinned to a page that is found by typing", { tag: "@long" }, async ({
  page,
  desk,
}) => {
  await write(page, desk, "intents.yaml");
  await press(page, /^Add /);
  await fill(page, "Words", "deposition video, depo video");
  await fill(page, "Link", "/transcription");
  await publish(page);
  expect(desk.diff()).toBe("+- asks: deposition video, depo video\n+  to: /transcription");
});

test("An article is scheduled, and is published by itself when its time comes", {
  tag: "@long",
}, async ({ page, desk }) => {
  await page.goto(desk.url);
  await press(page, "New article");
  await fill(page, "Title", "Next quarter");
  await press(page, "Create draft");
  await expect(page.getByLabel("Title", { exact: true })).toHaveValue("Next quarter", drawn);
  await expect(page.getByText("Fix before publishing (2)")).toBeVisible(drawn);
  await fill(page, "Excerpt", "What comes after this quarter.");
  await page.getByRole("textbox", { name: "Text" }).click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("It is longer than it was.");
  await expect(page.getByText(/^Fix before publishing/)).toHaveCount(0, drawn);
  await page.getByRole("link", { name: "Review and publish" }).click();
  await page.getByLabel(/^Or schedule for later/).fill("2030-01-07T09:00");
  await press(page, "Schedule");
  await expect(page.getByText(/^Scheduled for Jan 7, 2030, 9:00/).first()).toBeVisible(drawn);
  await page.goto(desk.url);
  await expect(page.getByText(/^Scheduled for Jan 7, 2030/)).toBeVisible(drawn);
  // The day after, wherever the office is.
  await desk.setTime(Date.parse("2030-01-08"));
  await expect(page.getByText(/^Scheduled for/)).toHaveCount(0, drawn);
  expect(Object.keys(desk.lines())).toEqual(["content/articles/next-quarter.md"]);
  await desk.setTime(null);
});

test("Two pages are published as one, and none when a colleague has changed one of them", {
  tag: "@long",
}, async ({ page, desk }) => {
  for (const [file, lead] of [
    ["pages/transcription.yaml", "Every recording as text."],
    ["pages/object-detection.yaml", "Every picture searched."],
  ] as const) {
    await write(page, desk, file);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible(drawn);
    const field = page.getByLabel("Lead", { exact: true }).first();
    if (!(await field.isVisible())) await press(page, "Hero");
    await field.fill(lead);
    await saved(page);
  }
  await page.getByRole("link", { name: "All content" }).click();
  await page.getByRole("link", { name: "Several drafts together" }).click();
  const send = page.getByRole("button", { name: "Publish together now" });
  await expect(send).toBeDisabled();
  for (const name of ["Transcription", "Object Detection"]) {
    await page.getByRole("checkbox", { name, exact: true }).press("Space");
  }
  await expect(page.getByRole("insertion").last()).toBeVisible(drawn);
  for (const width of [390, 900]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await brokenRules(page, {})).toEqual([]);
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wider).toBeLessThanOrEqual(0);
  }
  const draft = "refs/heads/desk/pages/transcription";
  const file = "content/pages/transcription.yaml";
  asColleague(desk, draft, file, "Every recording as text.", "Every tape as text.");
  await send.click();
  await expect(page.getByRole("alert")).toContainText(
    /none of them was\. Transcription: Ines Moreau has changed this page/,
    drawn,
  );
  await expect(page.getByText("Every tape as text.")).toBeVisible(drawn);
  await send.click();
  await expect(page.getByText("The change is live.")).toBeVisible(drawn);
  expect(Object.keys(desk.lines())).toEqual(["content/pages/object-detection.yaml", file]);
  await page.goto(`${desk.url}#/history/${file}`);
  await expect(page.getByRole("button", { name: "Undo for this page" }).first()).toBeVisible(drawn);
});

test("A publication is undone with one press, and what came after it stays", async ({
  page,
  desk,
}) => {
  await page.goto(`${desk.url}#/history/content/pages/about.yaml`);
  const newest = page.getByRole("listitem").filter({ hasText: "Grace Hall" }).first();
  await newest.getByRole("button", { name: "Show changes" }).click(drawn);
  await expect(newest.getByRole("deletion").first()).toContainText("Our answers carry", drawn);
  await newest.getByRole("button", { name: "Undo this publication" }).click();
  await expect(page.getByText("The change is live.")).toBeVisible(drawn);
  expect(desk.lines()).toEqual({ "content/pages/about.yaml": "+1 -1" });
  expect(desk.diff()).toMatch(/^\+.*Our answers carry the number of the page they came from\.$/m);
  expect(desk.git("status", "--porcelain")).toBe("");
});

test("Words typed without a connection outlive the tab and are saved by the next one", async ({
  page,
  context,
  desk,
}) => {
  await write(page, desk, "pages/services.yaml");
  await press(page, "Hero");
  const lead = page.getByLabel("Lead", { exact: true }).first();
  await expect(lead).toBeVisible(drawn);
  await context.setOffline(true);
  await lead.fill("Typed in a tunnel.");
  await expect(page.getByRole("alert")).toContainText(
    "Not saved: no connection. Your changes are kept in this browser.",
  );
  await page.close({ runBeforeUnload: false });
  await context.setOffline(false);
  const next = await context.newPage();
  await write(next, desk, "pages/services.yaml");
  await saved(next);
  await press(next, "Hero");
  await expect(next.getByLabel("Lead", { exact: true }).first()).toHaveValue("Typed in a tunnel.");
});

test("A page beside the form that does not come is asked for again", { tag: "@long" }, async ({
  page,
  desk,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.clock.install();
  await page.route(`**${deskPaths.preview}*`, (route) => route.abort(), { times: 1 });
  await write(page, desk, "pages/about.yaml");
  await expect(page.getByText("The preview cannot be loaded: no connection.")).toBeVisible(drawn);
  await page.clock.fastForward(4_000);
  await expect(shownPage(page).getByRole("heading", { level: 1 })).toBeVisible(drawn);
});

test("A colleague's words come into the open form, and of two versions of a field both are shown", async ({
  page,
  context,
  desk,
}) => {
  const draft = "refs/heads/desk/pages/forensics";
  await write(page, desk, "pages/forensics.yaml");
  await press(page, "Hero");
  const lead = page.getByLabel("Lead", { exact: true }).first();
  await lead.fill("Mine, the first.");
  await saved(page);
  asColleague(desk, draft, "content/pages/forensics.yaml", "Mine, the first.", "Theirs.");
  await lead.fill("Mine, the second.");
  const clash = page.getByRole("region", { name: /^Two versions: / });
  await expect(clash).toContainText(/Theirs\..*Mine, the second\./s, drawn);
  await expect(lead).toHaveValue("Theirs.");
  const other = await context.newPage();
  await write(other, desk, "pages/forensics.yaml");
  const theirs = other.getByLabel("Lead", { exact: true }).first();
  await press(other, "Hero");
  await expect(theirs).toHaveValue("Theirs.", drawn);
  const isOpen = "You have this page open in another window, too.";
  await expect(other.getByText(isOpen)).toBeVisible(drawn);
  await press(page, "Use mine");
  await saved(page);
  await expect(lead).toHaveValue("Mine, the second.");
  // The other window learns of it without a save of its own.
  await expect(theirs).toHaveValue("Mine, the second.", drawn);
  await expect(other.getByText(/^You changed .*Lead in another window\./)).toBeVisible();
  await expect(other.getByRole("region", { name: /^Two versions: / })).toHaveCount(0);
  await other.close();
  await page.getByRole("link", { name: "Review and publish" }).click();
  await press(page, "Discard the draft …");
  await press(page, "Discard the draft");
  await expect(page.getByText("There are no unpublished changes.")).toBeVisible(drawn);
});

test("What is typed stays in its item when it is moved in another window", async ({
  page,
  context,
  desk,
}) => {
  const other = await context.newPage();
  for (const window of [page, other]) await write(window, desk, "events.yaml");
  const items = (window: Page) =>
    window.getByRole("region", { name: "Form" }).locator("button[aria-expanded]");
  await expect(items(page).first()).toBeVisible(drawn);
  await expect(items(other).first()).toBeVisible(drawn);
  const [first = "", second = ""] = await items(page).allInnerTexts();
  await items(page).nth(1).click();
  const place = page.getByLabel("Place", { exact: true });
  await place.fill("Room 1, Hall");
  await saved(page);
  await place.evaluate((input: HTMLInputElement) => input.setSelectionRange(6, 6));
  await expect(other.getByText(/^You changed .*Place in another window\./)).toBeVisible(drawn);
  await press(other, `Move ${second} up`);
  await expect(items(page).first()).toHaveText(second, drawn);
  await expect(place).toBeFocused();
  await page.keyboard.type("2");
  await expect(place).toHaveValue("Room 12, Hall");
  await expect(items(page).first()).toHaveAttribute("aria-expanded", "true");
  await expect(items(page).nth(1)).toHaveText(first);
  await expect(items(page).nth(1)).toHaveAttribute("aria-expanded", "false");
  await saved(page);
  await other.close();
  expect(desk.git("show", "desk/events:content/events.yaml")).toContain("Room 12, Hall");
  await page.getByRole("link", { name: "Review and publish" }).click();
  await press(page, "Discard the draft …");
  await press(page, "Discard the draft");
  await expect(page.getByText("There are no unpublished changes.")).toBeVisible(drawn);
});

/** Saves a draft as Ines Moreau, with other words. */
function asColleague(desk: DeskClone, draft: string, file: string, before: string, after: string) {
  const tip = desk.git("rev-parse", draft);
  const folder = desk.git("rev-parse", "--show-toplevel");
  desk.git("worktree", "add", "--quiet", "--detach", `${folder}.theirs`, tip);
  const there = ["-C", `${folder}.theirs`] as const;
  const { readFileSync, writeFileSync } = process.getBuiltinModule("node:fs");
  const path = `${folder}.theirs/${file}`;
  writeFileSync(path, readFileSync(path, "utf8").replace(before, after));
  const message = desk.git("log", "-1", "--format=%B", tip);
  desk.git(
    ...there,
    "-c",
    "user.name=Ines Moreau",
    "commit",
    "--quiet",
    "--no-verify",
    "--all",
    "--message",
    message,
  );
  desk.git("update-ref", draft, desk.git(...there, "rev-parse", "HEAD"), tip);
  desk.git("worktree", "remove", "--force", `${folder}.theirs`);
}

test("An item is moved and removed with the keyboard, and the focus stays with it", async ({
  page,
  desk,
}) => {
  await write(page, desk, "events.yaml");
  const items = page.getByRole("region", { name: "Form" }).locator("button[aria-expanded]");
  await expect(items.first()).toBeVisible(drawn);
  const [first = "", second = ""] = await items.allInnerTexts();
  await items.first().focus();
  await page.keyboard.press("Alt+ArrowDown");
  await expect(items.nth(1)).toHaveText(first);
  await expect(items.nth(1)).toBeFocused();
  await page.keyboard.press("Alt+ArrowUp");
  await expect(items.first()).toBeFocused();
  await page.getByRole("button", { name: `Remove ${first}` }).press("Enter");
  await expect(items.first()).toHaveText(second);
  await expect(items.first()).toBeFocused();
  await saved(page);
});

test("Every screen keeps the rules of accessibility and fits from 390 to 1920 pixels", async ({
  page,
  desk,
}) => {
  for (const place of [
    "",
    "pictures",
    "write/content/pages/about.yaml",
    "write/content/articles/siemly-activity-logs.md",
    "review/content/events.yaml",
    "history/content/pages/about.yaml",
  ]) {
    await page.goto(`${desk.url}#/${place}`);
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toBeVisible(drawn);
    if (place.startsWith("write/content/pages")) await press(page, "Hero");
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      expect(
        await brokenRules(page, { iframes: false, ...(colorScheme === "dark" && ofColor) }),
      ).toEqual([]);
    }
    for (const width of [390, 820, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        `${place} at ${width}`,
      ).toBeLessThanOrEqual(0);
      if (!place.includes("/")) continue;
      // The title stays in view above a form that is scrolled.
      await page.evaluate(() => scrollTo(0, 400));
      const isSeen = heading.evaluate((title) => {
        const { x, y } = title.getBoundingClientRect();
        return document.elementFromPoint(x + 2, y + 2) === title;
      });
      expect(await isSeen, `the title of ${place} at ${width}`).toBe(true);
    }
  }
});
