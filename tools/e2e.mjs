// npm run e2e -- contact-form -g receipt: builds the site if it changed, and runs the browser tests
// of a file, those of the long run too, in Chromium unless the arguments name a --project (firefox,
// webkit). playwright.config.ts starts the server.
import "./build-if-changed.mjs";
import { run } from "./bootstrap.mjs";

process.env.TEST_TIER ??= "all";
const args = process.argv.slice(2);
const chosen = args.some((arg) => arg.startsWith("--project"));
run("playwright", ["test", ...args, ...(chosen ? [] : ["--project=chromium*"])], {
  shell: process.platform === "win32",
});
