import { existsSync } from "node:fs";

/** Flags that a headless Chromium needs on a server, as root, without a network. */
export const chromiumArgs = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

const places = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** The installed Chromium's executable, or undefined: then Playwright uses the one it downloaded. `CHROMIUM_PATH` names another one. */
export function findChromium(): string | undefined {
  return places.find((path) => path !== undefined && existsSync(path));
}
