import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { launchServer } from "../support/server-process.ts";
import { exampleMessage, until } from "../support/service.ts";

// kill -9 keeps what the kernel has in memory; a power failure does not. Only the order of system calls protects against that.

const tracer = "strace";
const found = spawnSync(tracer, ["-V"]).status === 0;
if (!found) process.stderr.write("SKIPPED: no strace on this machine to watch the order of sync and answer\n");

test.skipIf(!found)(
  "the answer leaves when the log of the store has been synced, and not before",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "contact-sync-"));
    const trace = join(folder, "trace");
    const watch = ["-f", "-y", "-e", "trace=fsync,fdatasync,pwrite64,write,writev", "-o", trace];
    const server = launchServer({ DATA_DIR: join(folder, "data") }, "service/main.ts", [tracer, ...watch]);
    const url = await server.url;
    const answer = await fetch(`${url}/api/contact`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(exampleMessage()),
    });
    expect(answer.status).toBe(201);
    const calls = await until(() => {
      const lines = readFileSync(trace, "utf8").split("\n");
      const end = lines.findIndex((line) => line.includes("HTTP/1.1 201"));
      return end < 0 ? null : wholeCalls(lines.slice(0, end)).filter((line) => line.includes("contact.sqlite-wal"));
    });
    expect(calls?.at(-1)).toMatch(/(fsync|fdatasync)\(.*= 0$/);
    expect(calls?.some((line) => line.includes("pwrite64"))).toBe(true);
    const ended = new Promise((resolve) => server.child.once("exit", resolve));
    // Signals the traced process, with which strace ends.
    process.kill(Number(/^(\d+)/.exec(readFileSync(trace, "utf8"))?.[1]), "SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  },
  120_000,
);

/** Calls as they end: strace splits one while another thread is busy, and names the file in the first half only. Unended ones are left out. */
function wholeCalls(lines: readonly string[]): readonly string[] {
  const begun = new Map<string, string>();
  return lines.flatMap((line) => {
    const thread = /^\d+/.exec(line)?.[0] ?? "";
    if (line.endsWith("<unfinished ...>")) {
      begun.set(thread, line.replace("<unfinished ...>", ""));
      return [];
    }
    return [line.includes(" resumed>") ? `${begun.get(thread)}${line.replace(/^.* resumed>/, "")}` : line];
  });
}
