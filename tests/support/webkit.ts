import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { expect } from "@playwright/test";
import { findWebKit } from "./browser.ts";
import { freePort } from "./nginx.ts";
import { pinClock, pinnedNow } from "./pinned-clock.ts";
import { type Role, spoken, type Visitor } from "./visitor.ts";

type WebKit = {
  readonly session: Session;
  readonly downloads: string;
  readonly stop: () => Promise<void>;
};

/**
 * Starts WebKitGTK's small browser on its own display, driven by WebDriver. Full screen, because
 * its tool bar keeps the window wider than a telephone. Downloads go to `downloads`. Throws when
 * the driver does not answer.
 */
export async function startWebKit({ dark = false } = {}): Promise<WebKit> {
  const found = findWebKit();
  if (!found)
    throw new Error("WebKit is not on this machine: apt-get install webkit2gtk-driver xvfb");
  const home = mkdtempSync(join(tmpdir(), "webkit-"));
  // The engine reports this setting as prefers-reduced-motion.
  mkdirSync(join(home, "gtk-3.0"));
  writeFileSync(join(home, "gtk-3.0/settings.ini"), "[Settings]\ngtk-enable-animations=0\n");
  const display = spawn(
    found.display,
    ["-displayfd", "3", "-screen", "0", "1600x1000x24", "-nolisten", "tcp"],
    {
      stdio: ["ignore", "ignore", "ignore", "pipe"],
    },
  );
  const number = await firstLine(display.stdio[3]);
  const port = await freePort();
  const driver = spawn(found.driver, [`--port=${port}`], {
    stdio: "ignore",
    env: {
      ...process.env,
      DISPLAY: `:${number}`,
      HOME: home,
      XDG_CONFIG_HOME: home,
      GTK_THEME: dark ? "Adwaita:dark" : "Adwaita",
    },
  });
  const stop = async () => {
    await ended(driver);
    await ended(display);
    rmSync(home, { recursive: true, force: true });
  };
  try {
    const session = await openBrowser(`http://127.0.0.1:${port}`, found.browser);
    return { session, downloads: home, stop: () => session.end().finally(stop) };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function openBrowser(driver: string, binary: string): Promise<Session> {
  await answering(driver);
  const session = await openSession(driver, {
    "webkitgtk:browserOptions": { binary, args: ["--automation", "--full-screen"] },
  });
  // Until it has been given a size, the window differs from what the driver assumes, and clicks are
  // refused.
  await session.post("window/rect", { width: 1440, height: 900 });
  return session;
}

function firstLine(stream: unknown): Promise<string> {
  return new Promise((resolve) =>
    (stream as Readable).once("data", (chunk: Buffer) => resolve(chunk.toString().trim())),
  );
}

async function answering(address: string): Promise<void> {
  for (let round = 0; round < 1_200; round += 1) {
    if (
      await fetch(`${address}/status`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error("WebKitWebDriver does not answer");
}

async function ended(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once("exit", resolve));
  child.kill();
  await gone;
}

const candidates: Record<Role, string> = {
  button: "button, input[type=submit]",
  link: "a[href]",
  textbox: "input:not([type=search]), textarea",
  searchbox: "input[type=search]",
  combobox: "[role=combobox]",
  heading: "h1, h2, h3, h4, h5",
  region: "section, [role=region]",
  dialog: "dialog",
};

/** The code points that WebDriver gives to keys without a character (§17.4.2). */
const keys = {
  Enter: "\uE007",
  Escape: "\uE00C",
  ArrowDown: "\uE015",
  ArrowRight: "\uE014",
  Tab: "\uE004",
};

/**
 * A visitor in WebKit. `origin` is where the site is served; the engine itself computes the names.
 */
export function webkitVisitor({ session, downloads }: WebKit, origin: string): Visitor {
  const until = (check: () => Promise<unknown>) =>
    expect(check).toPass({ timeout: 180_000, intervals: [50, 100, 200] });
  const label = async (element: string) =>
    String(await session.get(`element/${element}/computedlabel`));

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
  const is = (script: string, value: unknown) =>
    until(async () => expect(await session.run(script)).toBe(value));

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
    click: (role, name) =>
      until(async () => session.post(`element/${await inView(role, name)}/click`)),
    focus: (role, name) =>
      until(async () => session.run("arguments[0].focus()", { [ELEMENT]: await one(role, name) })),
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
      until(async () =>
        expect(await session.get(`element/${await one(role, name)}/property/value`)).toBe(words),
      ),
    text,
    download: async (link) => {
      const before = new Set(readdirSync(downloads));
      await session.post(`element/${await one("link", link)}/click`);
      const arrived = () =>
        readdirSync(downloads).find((name) => !before.has(name) && name.endsWith(".html")) ?? "";
      await until(async () =>
        expect(readFileSync(join(downloads, arrived()), "utf8")).toContain("</html>"),
      );
      return readFileSync(join(downloads, arrived()), "utf8");
    },
    ground: async () =>
      String(await session.run("return getComputedStyle(document.body).backgroundColor")),
  };
}

/** A W3C WebDriver session (https://www.w3.org/TR/webdriver2/), limited to what the tests need. */
type Session = {
  /** `path` is what follows /session/{id}. Throws with the driver's message when it refuses. */
  readonly get: (path: string) => Promise<unknown>;
  readonly post: (path: string, body?: object) => Promise<unknown>;
  /** Runs the body of a function in the page. */
  readonly run: (script: string, ...args: readonly unknown[]) => Promise<unknown>;
  /** The ids of the displayed elements that a CSS selector finds. */
  readonly displayed: (selector: string) => Promise<readonly string[]>;
  readonly end: () => Promise<void>;
};

/** The key of an element's reference in an answer (§12.1). */
const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";

const DISPLAYED = `return [...document.querySelectorAll(arguments[0])].filter((element) =>
  element.checkVisibility({ visibilityProperty: true }))`;

/** Opens a session at the driver's address with the given capabilities. */
async function openSession(driver: string, capabilities: object): Promise<Session> {
  const value = await call("POST", `${driver}/session`, {
    capabilities: { alwaysMatch: capabilities },
  });
  const base = `${driver}/session/${read(value, "sessionId")}`;
  const post = (path: string, body: object = {}) => call("POST", `${base}/${path}`, body);
  const run = (script: string, ...args: readonly unknown[]) =>
    post("execute/sync", { script, args });
  return {
    get: (path) => call("GET", `${base}/${path}`),
    post,
    run,
    displayed: async (selector) => {
      const found = await run(DISPLAYED, selector);
      return Array.isArray(found) ? found.map((element) => String(read(element, ELEMENT))) : [];
    },
    end: async () => void (await call("DELETE", base)),
  };
}

async function call(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = await response.json();
  if (!response.ok) throw new Error(`${read(value, "error")}: ${read(value, "message")}`);
  return value;
}

const read = (value: unknown, key: string): unknown =>
  new Map(Object.entries(value ?? {})).get(key);

/**
 * A proxy before the site for an engine whose driver reports neither console nor network. Notes
 * answers of 400 and up. A script added to each document reports the page's errors and console
 * output.
 */
export async function startListeningProxy(site: string) {
  const complaints: string[] = [];
  const server = createServer(async (from, to) => {
    const sent = await buffer(from);
    if (from.url === "/told") {
      complaints.push(sent.toString());
      return to.writeHead(204).end();
    }
    if (from.url === "/listener.js")
      return to.writeHead(200, { "content-type": "text/javascript" }).end(listener);
    const answer = await pass(site, from, sent);
    const status = answer.statusCode ?? 0;
    if (status >= 400) complaints.push(`${status} ${from.url}`);
    const body = await buffer(answer);
    const isDocument =
      answer.headers["content-type"]?.startsWith("text/html") &&
      !from.url?.startsWith("/downloads/");
    const listening = isDocument
      ? Buffer.from(body.toString().replace("<head>", '<head><script src="/listener.js"></script>'))
      : body;
    to.writeHead(status, { ...answer.headers, "content-length": listening.length }).end(listening);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    /** What was reported since the last call. */
    told: () => complaints.splice(0),
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function pass(site: string, from: IncomingMessage, body: Buffer): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    // No cached copy (the tag is the site's, but the document is changed here), and no compression.
    const { "if-none-match": _, connection: __, ...headers } = from.headers;
    const options = {
      method: from.method ?? "GET",
      headers: { ...headers, "accept-encoding": "identity" },
    };
    request(site + from.url, options, resolve)
      .on("error", reject)
      .end(body);
  });
}

const listener = `(() => {
  const tell = (text) => navigator.sendBeacon("/told", text);
  // What a page was still loading ends with an error when the visitor leaves it.
  let leaving = false;
  addEventListener("beforeunload", () => { leaving = true; });
  addEventListener("pageshow", () => { leaving = false; });
  addEventListener("error", (event) => {
    if (!leaving || event.message) tell("error: " + (event.message || event.target?.src || event.target?.href));
  }, true);
  addEventListener("unhandledrejection", (event) => {
    if (!leaving || !/Importing a module script failed/.test(event.reason)) tell("unhandled: " + event.reason);
  });
  addEventListener("securitypolicyviolation", (event) => tell("policy: " + event.violatedDirective + " " + event.blockedURI));
  for (const level of ["error", "warn", "log"]) {
    const write = console[level];
    console[level] = (...words) => { tell("console " + level + ": " + words.join(" ")); write.apply(console, words); };
  }
})()`;
