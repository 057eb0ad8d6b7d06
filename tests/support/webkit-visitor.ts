import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { pinClock, pinnedNow } from "./pinned-clock.ts";
import { type Role, spoken, type Visitor } from "./visitor.ts";
import { ELEMENT } from "./webdriver.ts";
import type { WebKit } from "./webkit.ts";

const candidates: Record<Role, string> = {
  button: "button, input[type=submit]",
  link: "a[href]",
  textbox: "input:not([type=search]), textarea",
  searchbox: "input[type=search]",
  heading: "h1, h2, h3, h4, h5",
  region: "section, [role=region]",
  dialog: "dialog",
};

/** The code points that WebDriver gives to keys without a character (§17.4.2). */
const keys = { Enter: "\uE007", Escape: "\uE00C", ArrowDown: "\uE015", ArrowRight: "\uE014", Tab: "\uE004" };

/** A visitor in WebKit. `origin` is where the site is served; the engine itself computes the names. */
export function webkitVisitor({ session, downloads }: WebKit, origin: string): Visitor {
  const until = (check: () => Promise<unknown>) => expect(check).toPass({ timeout: 15_000, intervals: [50, 100, 200] });
  const label = async (element: string) => String(await session.get(`element/${element}/computedlabel`));

  async function find(role: Role, name: string): Promise<string | undefined> {
    for (const element of await session.displayed(candidates[role])) {
      if (spoken(name).test(await label(element))) return element;
    }
  }
  async function one(role: Role, name: string): Promise<string> {
    const element = await find(role, name);
    if (!element) throw new Error(`There is no ${role} “${name}”.`);
    return element;
  }
  /** The driver does not scroll to what it clicks or clears in a box with containment. */
  async function inView(role: Role, name: string): Promise<string> {
    const element = await one(role, name);
    await session.run("arguments[0].scrollIntoView({ block: 'nearest' })", { [ELEMENT]: element });
    return element;
  }
  const text = async () => String(await session.run("return document.body.innerText"));
  const is = (script: string, value: unknown) => until(async () => expect(await session.run(script)).toBe(value));

  return {
    resize: async (width, height) => {
      await session.post("window/rect", { width, height });
      await is("return innerWidth", width);
    },
    open: async (path) => {
      await session.post("url", { url: origin + path });
      // Set before the visitor's sign that scripts wait for, so that none has read the clock yet.
      await session.run(`(${pinClock})(${pinnedNow})`);
      await session.run('dispatchEvent(new Event("pointermove"))');
      await is('return document.querySelector("#find button[aria-keyshortcuts]") !== null', true);
    },
    back: async () => void (await session.post("back")),
    forward: async () => void (await session.post("forward")),
    click: (role, name) => until(async () => session.post(`element/${await inView(role, name)}/click`)),
    focus: (role, name) => until(async () => session.run("arguments[0].focus()", { [ELEMENT]: await one(role, name) })),
    press: async (key) => {
      const actions = ["keyDown", "keyUp"].map((type) => ({ type, value: keys[key] }));
      await session.post("actions", { actions: [{ type: "key", id: "keyboard", actions }] });
    },
    fill: (role, name, words) =>
      until(async () => {
        const element = await inView(role, name);
        await session.post(`element/${element}/clear`);
        await session.post(`element/${element}/value`, { text: words });
      }),
    sees: (role, name) => until(() => one(role, name)),
    seesNot: (role, name) => until(async () => expect(await find(role, name)).toBeUndefined()),
    reads: (words) => until(async () => expect(await text()).toMatch(words)),
    isAt: (address) => is("return location.pathname + location.search + location.hash", address),
    hasFocusOn: (name) =>
      until(async () => {
        const [element = ""] = await session.displayed(":focus");
        expect(await label(element)).toMatch(spoken(`${name}…`));
      }),
    hasWritten: (role, name, words) =>
      until(async () => expect(await session.get(`element/${await one(role, name)}/property/value`)).toBe(words)),
    text,
    download: async (link) => {
      const before = new Set(readdirSync(downloads));
      await session.post(`element/${await one("link", link)}/click`);
      const arrived = () => readdirSync(downloads).find((name) => !before.has(name) && name.endsWith(".html")) ?? "";
      await until(async () => expect(readFileSync(join(downloads, arrived()), "utf8")).toContain("</html>"));
      return readFileSync(join(downloads, arrived()), "utf8");
    },
    ground: async () => String(await session.run("return getComputedStyle(document.body).backgroundColor")),
  };
}
