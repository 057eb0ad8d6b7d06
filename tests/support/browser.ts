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

const places = {
  chromium: [
    process.env.CHROMIUM_PATH,
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  ],
  firefox: [process.env.FIREFOX_PATH, "/usr/bin/firefox-esr", "/usr/bin/firefox", "/Applications/Firefox.app/Contents/MacOS/firefox"],
} as const;

/** The installed browser's executable, or undefined. `CHROMIUM_PATH` and `FIREFOX_PATH` name another one. */
export function findBrowser(name: keyof typeof places): string | undefined {
  return places[name].find((path) => path !== undefined && existsSync(path));
}
