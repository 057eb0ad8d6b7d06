import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";

test("A log that nobody reads stops nothing: the server answers on, drops lines, and ends when it is told", async () => {
  const folder = mkdtempSync(join(tmpdir(), "contact-log-"));
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: folder,
    PORT: "0",
    STAFF_TOKEN: "a-staff-token-for-tests-only",
  };
  // Nobody reads the pipe of its standard error.
  const server = spawn(process.execPath, ["service/main.ts"], {
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const url = await new Promise<string>((resolve) => {
    let said = "";
    server.stdout.on("data", (chunk) => {
      said += chunk;
      const found = /http:\/\/127\.0\.0\.1:\d+(?=\s)/.exec(said)?.[0];
      if (found) resolve(found);
    });
  });
  // Each writes a line of some 150 bytes; the pipe holds 64 KiB, and the process 1 MB.
  const stranger = async () => {
    for (let asked = 0; asked < 600; asked += 1) {
      const answer = await fetch(`${url}/api/nothing`, { signal: AbortSignal.timeout(180_000) });
      await answer.arrayBuffer();
      expect(answer.status).toBe(404);
    }
  };
  await Promise.all(Array.from({ length: 8 }, stranger));
  expect((await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(180_000) })).status).toBe(
    200,
  );
  const ended = new Promise((resolve) => server.once("exit", resolve));
  server.kill("SIGTERM");
  expect(await ended).toBe(0);
  rmSync(folder, { recursive: true, force: true });
});
