import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { findWebKit } from "./browser.ts";
import { freePort } from "./nginx.ts";
import { openSession, type Session } from "./webdriver.ts";

export type WebKit = { readonly session: Session; readonly downloads: string; readonly stop: () => Promise<void> };

/**
 * Starts WebKitGTK's small browser on its own display, driven by WebDriver. Full screen, because its tool bar keeps the window wider than a
 * telephone. Downloads go to `downloads`. Throws when the driver does not answer.
 */
export async function startWebKit({ dark = false } = {}): Promise<WebKit> {
  const found = findWebKit();
  if (!found) throw new Error("WebKit is not on this machine: apt-get install webkit2gtk-driver xvfb");
  const home = mkdtempSync(join(tmpdir(), "webkit-"));
  // The engine reports this setting as prefers-reduced-motion.
  mkdirSync(join(home, "gtk-3.0"));
  writeFileSync(join(home, "gtk-3.0/settings.ini"), "[Settings]\ngtk-enable-animations=0\n");
  const display = spawn(found.display, ["-displayfd", "3", "-screen", "0", "1600x1000x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const number = await firstLine(display.stdio[3]);
  const port = await freePort();
  const driver = spawn(found.driver, [`--port=${port}`], {
    stdio: "ignore",
    env: { ...process.env, DISPLAY: `:${number}`, HOME: home, XDG_CONFIG_HOME: home, GTK_THEME: dark ? "Adwaita:dark" : "Adwaita" },
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
  const session = await openSession(driver, { "webkitgtk:browserOptions": { binary, args: ["--automation", "--full-screen"] } });
  // Until it has been given a size, the window differs from what the driver assumes, and clicks are refused.
  await session.post("window/rect", { width: 1440, height: 900 });
  return session;
}

function firstLine(stream: unknown): Promise<string> {
  return new Promise((resolve) => (stream as Readable).once("data", (chunk: Buffer) => resolve(chunk.toString().trim())));
}

async function answering(address: string): Promise<void> {
  for (let round = 0; round < 200; round += 1) {
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
