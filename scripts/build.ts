// npm run build: prerenders every page, then finishes the documents. Prints what it does and how long each step took.

import { spawnSync } from "node:child_process";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { compress } from "./build-steps/compress.ts";
import { filesBelow } from "./build-steps/files.ts";
import { inlineStyles } from "./build-steps/inline-styles.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const site = `${root}build/client`;

await step("Prerender the pages", prerender);
const documents = filesBelow(site).filter((file) => file.endsWith(".html"));
await step(`Finish ${documents.length} documents`, finishDocuments);
await step("Compress", () => compress(site));

function prerender() {
  rmSync(`${root}build`, { recursive: true, force: true });
  const cli = fileURLToPath(import.meta.resolve("@react-router/dev/package.json")).replace("package.json", "bin.cjs");
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, "build"], {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production" },
  });
  if (status !== 0) {
    console.error(stdout, stderr);
    process.exit(1);
  }
  // Never served: unknown paths get the not-found document, and nothing renders on the server.
  rmSync(`${site}/__spa-fallback.html`);
  rmSync(`${root}build/server`, { recursive: true });
}

function finishDocuments() {
  for (const file of documents) writeFileSync(file, inlineStyles(readFileSync(file, "utf8"), site));
}

async function step(name: string, work: () => void | Promise<void>) {
  const start = performance.now();
  await work();
  console.log(`  ${name.padEnd(28)} ${((performance.now() - start) / 1000).toFixed(1)} s`);
}
