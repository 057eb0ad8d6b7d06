import type { Page, Route } from "@playwright/test";
import { company } from "content/company.ts";
import { contactForm } from "content/form-words.ts";
import { instrumentFrame, languages } from "content/instruments.ts";
import { recovery, search } from "content/words.ts";
import { everyPage } from "../support/site.ts";
import { tap } from "./base.ts";
import {
  complaintsOfReact,
  disturbances,
  expectConsole,
  expectWords,
  wordsOf,
} from "./disturbances.ts";
import { expect, hydrated, test } from "./test.ts";

test.use({ viewport: { width: 1440, height: 900 }, hasTouch: true });

const messages = [
  "First name is required",
  "Last name is required",
  "Please enter a valid email address",
];
const { "words wrapped by a translator": translate, ...others } = disturbances;
const sendButton = (page: Page) => page.getByRole("button", { name: "Send message" });

test("A reading page asks for one script, and for no more when a visitor comes", {
  tag: "@one-engine",
}, async ({ page }) => {
  const scripts: string[] = [];
  page.on(
    "request",
    (request) =>
      request.resourceType() === "script" && scripts.push(new URL(request.url()).pathname),
  );
  for (const path of ["/", "/about", "/ediscovery", "/blog/google-drive-collection"]) {
    scripts.length = 0;
    await page.goto(path);
    await page.mouse.move(700, 300);
    await page.mouse.wheel(0, 400);
    await expect(page.locator("[data-office] > *").nth(1)).toContainText(/Open until|Closed/);
    await page.waitForLoadState("networkidle");
    expect(scripts, path).toHaveLength(1);
  }
});

test("An instrument is closed until the visitor opens it, and its script waits for that", {
  tag: "@one-engine",
}, async ({ page }) => {
  await page.goto("/forensics");
  const tool = page.locator("[data-instrument=hash]");
  const opener = tool.locator("summary").first();
  await opener.scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  await expect(page.locator("[data-alive]")).toHaveCount(0);
  await expect(tool.getByRole("button", { name: instrumentFrame.specimenButton })).toBeHidden();
  await opener.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-alive]")).toHaveCount(1);
  await expect(tool.getByRole("button", { name: instrumentFrame.specimenButton })).toBeVisible();
  await expect(opener).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(tool.getByRole("button", { name: instrumentFrame.specimenButton })).toBeHidden();
});

test("An instrument's address opens it: from a link, from the same link again, and on arrival", async ({
  page,
}) => {
  await page.goto("/paper-discovery");
  const tool = page.locator("[data-instrument=production]");
  const [opener, shown] = [
    tool.locator("summary").first(),
    tool.getByRole("button", { name: instrumentFrame.specimenButton }),
  ];
  const link = page.locator('main a[href$="#production"], nav a[href$="#production"]').first();
  await link.click();
  await expect(shown).toBeVisible();
  await opener.click();
  await expect(shown).toBeHidden();
  await link.click();
  await expect(shown).toBeVisible();
  await page.goto("/about");
  await page.goto("/paper-discovery#production");
  await expect(shown).toBeVisible();
});

test.describe("On a slow line, with scripts that come after the first act,", () => {
  /** Holds every script but the page's own until the returned function is called. */
  async function heldScripts(page: Page) {
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
    await page.route("**/assets/*.js", async (route) => {
      if (!/\/main-/.test(route.request().url())) await arrived;
      await route.continue();
    });
    return arrive;
  }

  for (const [name, press] of Object.entries({
    "a touch": (page: Page) => tap(sendButton(page)),
    "Tab and Enter": async (page: Page) => {
      await sendButton(page).focus();
      await page.keyboard.press("Enter");
    },
    "Enter in a field": (page: Page) => page.getByLabel("First name").press("Enter"),
  })) {
    // Browsers send a form by Enter in their own ways; the two others are presses of the button.
    const tag =
      { "a touch": ["@one-engine"], "Tab and Enter": ["@one-engine", "@long"] }[name] ?? [];
    test(`an empty form sent by ${name} shows SPEC's messages under its fields`, { tag }, async ({
      page,
    }) => {
      const arrive = await heldScripts(page);
      await page.goto("/contact");
      await press(page);
      await expect(page.locator("form[aria-busy=true]")).toBeVisible();
      arrive();
      await expect(page.getByRole("region", { name: contactForm.summary.many })).toBeFocused();
      for (const [i, id] of ["firstName", "lastName", "email"].entries())
        await expect(page.locator(`#${id}`)).toHaveAccessibleDescription(messages[i] ?? "");
      await expect(page.locator("form[aria-busy]")).toHaveCount(0);
      expect(new URL(page.url()).pathname).toBe("/contact");
    });
  }

  test("a filled form is stored once, with its receipt in the page", {
    tag: "@one-engine",
  }, async ({ page }) => {
    const arrive = await heldScripts(page);
    let posts = 0;
    page.on(
      "request",
      (request) => request.method() === "POST" && request.url().endsWith("/api/contact") && posts++,
    );
    await page.goto("/contact");
    await page.getByLabel("First name").fill("Early");
    await page.getByLabel("Last name").fill("Bird");
    await page.locator("#email").fill("early@example.com");
    await sendButton(page).click();
    await sendButton(page).click();
    arrive();
    await expect(page.getByRole("region", { name: "Message sent successfully!" })).toBeVisible();
    expect(posts).toBe(1);
  });

  test("what was chosen and typed before they came is kept", async ({ page }) => {
    const arrive = await heldScripts(page);
    await page.goto("/contact");
    await page.getByLabel("First name").fill("Early");
    await page.getByRole("radio", { name: "Phone" }).check();
    await page.getByRole("textbox", { name: "Message" }).fill("Two phones");
    arrive();
    await hydrated(page);
    await expect(page.getByRole("radio", { name: "Phone" })).toBeChecked();
    await expect(page.getByLabel("First name")).toHaveValue("Early");
    await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("Two phones");
  });

  test("an instrument's specimen is tried once", { tag: "@one-engine" }, async ({ page }) => {
    const arrive = await heldScripts(page);
    await page.goto("/modern-attachments#links");
    const exhibit = page.locator("[data-instrument=links]");
    await exhibit.getByRole("button", { name: instrumentFrame.specimenButton }).click();
    arrive();
    await expect(
      exhibit.getByRole("heading", { name: "2 of 4 attachments are links" }),
    ).toBeFocused();
  });

  test("pasted words are read", { tag: "@one-engine" }, async ({ page }) => {
    const arrive = await heldScripts(page);
    await page.goto("/document-translation#languages");
    const exhibit = page.locator("[data-instrument=languages]");
    await exhibit
      .getByRole("textbox")
      .fill("La réunion du comité a été reportée à jeudi prochain, faute de quorum.");
    await exhibit.getByRole("button", { name: languages.cell.run }).click();
    arrive();
    await expect(exhibit.getByRole("rowheader", { name: /French/ })).toBeVisible();
  });

  test("the search opens, and the menu answers its first key without them", {
    tag: "@one-engine",
  }, async ({ page }) => {
    const arrive = await heldScripts(page);
    await page.goto("/about");
    await page.getByRole("button", { name: "Services" }).focus();
    await page.keyboard.press("ArrowDown");
    await expect(page.locator("[data-category]").first()).toBeFocused();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: search.open }).click();
    arrive();
    await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
    await expect(page).toHaveURL("/about");
  });
});

test.describe("Without its scripts", { tag: "@one-engine" }, () => {
  test("the form is posted to the server, whose page has the messages and what was typed", async ({
    page,
  }) => {
    expectConsole("422");
    // Never answered, as on a dead connection.
    await page.route(
      "**/assets/*.js",
      (route) => /\/main-/.test(route.request().url()) && route.continue(),
    );
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

  test("an instrument says that it does not work, and the page stays as it was", {
    tag: "@long",
  }, async ({ page }) => {
    expectConsole(...missingScripts);
    await page.route("**/assets/*.js", (route) =>
      /\/main-/.test(route.request().url()) ? route.continue() : goneAway(route),
    );
    await page.goto("/forensics#hash");
    const words = await wordsOf(page);
    await page
      .locator("[data-instrument=hash]")
      .getByRole("button", { name: instrumentFrame.specimenButton })
      .click();
    const notice = page.getByRole("alert").filter({ hasText: recovery.failed });
    await expect(notice.getByRole("link", { name: company.phone.display })).toBeVisible();
    await expect(notice.getByRole("button", { name: recovery.reload })).toBeVisible();
    expect(await wordsOf(page)).toBe(words);
    await notice.getByRole("button", { name: recovery.close }).click();
    await expect(notice).toBeHidden();
  });

  test("a page from before a release still leads on, and its search goes to the articles'", {
    tag: "@long",
  }, async ({ page }) => {
    expectConsole(...missingScripts);
    await page.goto("/about");
    await page.route("**/assets/*.js", goneAway);
    await page.getByRole("button", { name: search.open }).click();
    await expect(page).toHaveURL(/\/blog\?q=/);
  });
});

/** What Chromium and Firefox report of a script that is answered with 404. */
const missingScripts = [
  "404",
  "Failed to load",
  "dynamically imported module",
  "importing a module",
  "CORRUPTED_CONTENT",
  "MIME type",
];
const goneAway = (route: Route) => route.fulfill({ status: 404, body: "" });

test.describe("An island that throws", { tag: ["@one-engine", "@long"] }, () => {
  /** Makes the form's component throw: until its first error has been reported, or for ever. */
  async function breakForm(page: Page, { forEver }: { forEver: boolean }) {
    expectConsole("a part that throws", "console error");
    await page.addInitScript((forEver) => {
      const { error } = console;
      let isBroken = true;
      Object.defineProperty(window, "isBroken", { get: () => isBroken });
      console.error = (...args) => {
        isBroken = forEver;
        error(...args);
      };
    }, forEver);
    await page.route(/\/assets\/contact-islands-/, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(
        /export\{(.*?)(\w+) as ContactForm/,
        'function Faulty(props){if(isBroken)throw new Error("a part that throws");return $2(props)}export{$1Faulty as ContactForm',
      );
      expect(body).toContain("Faulty");
      await route.fulfill({ response, body });
    });
    await page.goto("/contact");
    await page.locator("#firstName").fill("Ada");
  }

  test("An island that throws is rendered again in its place, with what was typed", async ({
    page,
  }) => {
    await breakForm(page, { forEver: false });
    await hydrated(page);
    await expect(page.locator("#firstName")).toHaveValue("Ada");
    await sendButton(page).click();
    await expect(page.locator("#lastName")).toHaveAccessibleDescription(messages[1] ?? "");
    await expect(page.locator("#firstName")).toHaveValue("Ada");
  });

  test("An island that throws twice gives way to the document's form, which still sends", async ({
    page,
  }) => {
    expectConsole("422");
    await breakForm(page, { forEver: true });
    await sendButton(page).hover();
    await expect(page.getByRole("alert").filter({ hasText: recovery.failed })).toBeVisible();
    await expect(page.locator("#firstName")).toHaveValue("Ada");
    await sendButton(page).click();
    await expect(page).toHaveURL("/api/contact");
    await expect(page.locator("#firstName")).toHaveValue("Ada");
  });
});

/** The texts with letters in a page's islands. No translator touches what is in a field. */
const islandTexts = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const island of document.querySelectorAll("[data-island]")) {
      const texts = document.createTreeWalker(island, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const words = texts.currentNode.textContent ?? "";
        if (/\p{L}/u.test(words) && !texts.currentNode.parentElement?.closest("textarea"))
          found.push(words);
      }
    }
    return found;
  });

test.describe("Under a translator", { tag: "@one-engine" }, () => {
  // In another zone the visitor's own hours stand below the office's, as new words.
  test.use({ timezoneId: "America/Chicago" });

  for (const moment of ["before", "after"] as const) {
    test(`a page keeps its translated words, title and menu, changed ${moment} the first sign`, async ({
      page,
    }) => {
      await page.goto("/about");
      if (moment === "after") await hydrated(page);
      await page.evaluate(() => {
        document.title = "Sobre nosotros";
      });
      await page.evaluate(translate);
      const wrapped = await page.locator("main font font").count();
      await hydrated(page);
      await page.getByRole("button", { name: "Services" }).click();
      await expect(page.locator("#services-menu")).toBeVisible();
      expect(await page.locator("main font font").count()).toBe(wrapped);
      await expect(page).toHaveTitle("Sobre nosotros");
    });
  }

  test("Every island keeps the translated words when it comes alive", async ({ page }) => {
    const withIslands = everyPage.filter(
      ({ root }) => root.querySelector("[data-island]") !== null,
    );
    expect(withIslands.length).toBeGreaterThan(10);
    for (const { path } of withIslands) {
      await page.goto(path);
      const stood = await islandTexts(page);
      await page.evaluate(translate);
      // Words of another language, as they stand.
      await page.evaluate(() => {
        for (const { firstChild: text } of document.querySelectorAll("main font font"))
          if (text instanceof Text) text.data = `«${text.data}»`;
      });
      await hydrated(page);
      // The days of /consultation are new words: the browser's clock gives them.
      const english = (await islandTexts(page)).filter((words) => stood.includes(words));
      expect(english, path).toEqual([]);
    }
  });

  test("the form keeps what is typed, and an instrument its result, while they update", async ({
    page,
  }) => {
    expectConsole(...complaintsOfReact);
    await page.goto("/contact");
    const words = await wordsOf(page);
    await page.locator("#firstName").fill("Ada");
    await page.evaluate(translate);
    await hydrated(page);
    await expectWords(page, words);
    await sendButton(page).click();
    await expect(page.locator("#lastName")).toHaveAccessibleDescription(messages[1] ?? "");
    await page.evaluate(translate);
    await page.locator("#lastName").fill("Byron");
    await expect(page.locator("#firstName")).toHaveValue("Ada");
    await expect(page.locator("#lastName")).toHaveValue("Byron");

    await page.goto("/modern-attachments#links");
    const exhibit = page.locator("[data-instrument=links]");
    await hydrated(page);
    await page.evaluate(translate);
    await exhibit.getByRole("button", { name: instrumentFrame.specimenButton }).click();
    await expect(exhibit.getByText("2 of 4 attachments are links").first()).toBeVisible();
  });
});

test.describe("Under an extension", { tag: "@one-engine" }, () => {
  for (const moment of ["before", "after"] as const) {
    test(`the form keeps what is typed ${moment} its render, in a field that took the focus early`, async ({
      page,
    }) => {
      expectConsole(...complaintsOfReact);
      // React schedules its work by setImmediate where there is one.
      await page.addInitScript(() => {
        const held: (() => void)[] = [];
        const release = () => {
          Object.assign(window, { setImmediate: (task: () => void) => setTimeout(task) });
          for (const task of held) task();
        };
        Object.assign(window, {
          held,
          release,
          setImmediate: (task: () => void) => held.push(task),
        });
      });
      await page.goto("/contact");
      await page.evaluate(others["nodes added by an extension"]);
      await sendButton(page).hover();
      await page.waitForFunction(() => (Reflect.get(window, "held") as unknown[]).length > 0);
      await page.locator("#firstName").focus();
      if (moment === "before") await page.keyboard.type("Ada");
      await page.evaluate(() => Reflect.get(window, "release")());
      await hydrated(page);
      if (moment === "after") await page.keyboard.type("Ada");
      await expect(page.locator("#firstName")).toHaveValue("Ada");
    });
  }
});

for (const [name, disturb] of Object.entries(others)) {
  for (const moment of ["before", "after"] as const) {
    const tag =
      name === "nodes added by an extension" && moment === "before"
        ? ["@one-engine"]
        : ["@one-engine", "@long"];
    test(`The form keeps what is typed with ${name} ${moment} scripts come`, { tag }, async ({
      page,
    }) => {
      expectConsole(...complaintsOfReact);
      await page.goto("/contact");
      const words = await wordsOf(page);
      if (moment === "before") await page.evaluate(disturb);
      await page.locator("#firstName").fill("Ada");
      await hydrated(page);
      if (moment === "after") await page.evaluate(disturb);
      if (moment === "before") await expectWords(page, words);
      await expect(page.locator("#firstName")).toHaveValue("Ada");
      await page.locator("#lastName").fill("Byron");
      await expect(page.locator("#firstName")).toHaveValue("Ada");
      await page.locator('footer a[href="/about"]:visible').first().click();
      await expect(page).toHaveURL("/about");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });
  }
}
