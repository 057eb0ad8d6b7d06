// npm run dev: pages with hot reload at http://localhost:5173, and the service, restarted on
// change, at http://localhost:3000 (for the pages: /api).
import "web/build/checked-content.ts";
import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

// Imported after the check, because they read the content at once.
const { writeCalendars } = await import("web/build/write-calendars.ts");
const { writeGuides } = await import("web/build/write-guides.ts");

writeGuides("public/downloads");
writeCalendars("public/calendar");

const root = fileURLToPath(new URL("..", import.meta.url));
const vite = fileURLToPath(import.meta.resolve("vite/package.json")).replace(
  "package.json",
  "bin/vite.js",
);

const children = [
  start([vite]),
  start([
    "--watch-path=service",
    "--watch-path=content/wire",
    ...["company", "claims", "form-words", "holidays"].map(
      (name) => `--watch-path=content/${name}.yaml`,
    ),
    "service/main.ts",
  ]),
];
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stop(signal));
for (const child of children) child.on("exit", () => stop("SIGTERM"));

function start(args: readonly string[]): ChildProcess {
  return spawn(process.execPath, args, {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "development" },
  });
}

function stop(signal: NodeJS.Signals) {
  for (const child of children) child.kill(signal);
}
