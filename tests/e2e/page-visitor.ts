import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { type Role, spoken, type Visitor } from "../support/visitor.ts";
import { hydrated } from "./test.ts";

/** A visitor in a browser that Playwright drives. */
export function pageVisitor(page: Page): Visitor {
  const one = (role: Role, name: string) => page.getByRole(role, { name: spoken(name) });
  const keep = { timeout: 180_000 };
  const shown = () => page.locator("body").innerText();
  return {
    resize: (width, height) => page.setViewportSize({ width, height }),
    open: async (path) => {
      await page.goto(path);
      await hydrated(page);
    },
    back: async () => void (await page.goBack()),
    forward: async () => void (await page.goForward()),
    click: (role, name) => one(role, name).first().click(),
    focus: (role, name) => one(role, name).first().focus(),
    press: (key) => page.keyboard.press(key),
    fill: (role, name, text) => one(role, name).fill(text),
    sees: (role, name) => expect(one(role, name).first()).toBeVisible(keep),
    seesNot: (role, name) => expect(one(role, name)).toHaveCount(0, keep),
    reads: (text) => expect.poll(shown, keep).toMatch(text),
    isAt: (address) => expect.poll(() => addressOf(page.url()), keep).toBe(address),
    hasFocusOn: (name) =>
      expect(page.locator(":focus")).toHaveAccessibleName(spoken(`${name}…`), keep),
    hasWritten: (role, name, text) => expect(one(role, name)).toHaveValue(text, keep),
    text: shown,
    download: async (link) => {
      const waiting = page.waitForEvent("download");
      await one("link", link).click();
      return readFileSync(await (await waiting).path(), "utf8");
    },
    ground: () => page.evaluate(() => getComputedStyle(document.body).backgroundColor),
  };
}

const addressOf = (url: string) => url.replace(/^\w+:\/\/[^/]+/, "");
