import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { launchServer, startServerProcess } from "../support/server-process.ts";
import { exampleMessage, until } from "../support/service.ts";

const tracer = "strace";
const found = spawnSync(tracer, ["-V"]).status === 0;
if (!found)
  process.stderr.write(
    "SKIPPED: no strace on this machine to slow down the disk, or to watch the order of sync and answer\n",
  );

const slowly = ["-e", "trace=fsync,fdatasync", "-e", "inject=fsync,fdatasync:delay_enter=1500000"];

test.skipIf(!found)(
  "A disk that takes 1.5 s for each sync stops no page and no health answer, and every visitor who writes has an answer",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "contact-slow-"));
    const trace = join(folder, "trace");
    const env = { DATA_DIR: join(folder, "data"), LOG_LEVEL: "silent" };
    // Makes the tables at the disk's own speed.
    await (await startServerProcess(env)).stop();
    const server = launchServer(env, "service/main.ts", [
      tracer,
      "-D",
      "-f",
      ...slowly,
      "-o",
      trace,
    ]);
    const url = await server.url;
    const statusOf = async (path: string, options: RequestInit = {}) => {
      const answer = await fetch(url + path, { ...options, signal: AbortSignal.timeout(180_000) });
      await answer.arrayBuffer();
      return answer.status;
    };
    await until(async () => (await statusOf("/readyz")) === 200);
    const post = () =>
      statusOf("/api/contact", {
        method: "POST",
        headers: { "content-type": "application/json", "idempotency-key": crypto.randomUUID() },
        body: JSON.stringify(exampleMessage()),
      });
    const syncs = () => readFileSync(trace, "utf8").match(/DELAYED/g)?.length ?? 0;
    let over = false;
    const repeat = async (ask: () => Promise<number>) => {
      const statuses: number[] = [];
      for (; !over; await pause(10)) statuses.push(await ask());
      return statuses;
    };
    const before = syncs();
    const [posts, pages, health, ready] = [
      Promise.all(Array.from({ length: 6 }, () => repeat(post))),
      repeat(() => statusOf("/contact")),
      repeat(() => statusOf("/healthz")),
      repeat(() => statusOf("/readyz")),
    ];
    await until(() => syncs() > before + 4);
    over = true;
    const during = syncs() - before;

    // Who waits for a turn at the disk for longer than a visitor is kept waiting is told so.
    const told = (await posts).flat();
    expect(told.length).toBeGreaterThan(0);
    expect(told.filter((status) => status !== 201 && status !== 503)).toEqual([]);
    // A server that waits for its disk answers a reader at most twice for each sync: before it and
    // after it.
    for (const answers of [await pages, await health]) {
      expect(answers).not.toContain(503);
      expect(answers.length).toBeGreaterThan(3 * during);
    }
    expect(await ready).toContain(503);

    await server.stop("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  },
  120_000,
);

// kill -9 keeps what the kernel has in memory; a power failure does not. Only the order of system
// calls protects against that.

test.skipIf(!found)(
  "the answer leaves when the log of the store has been synced, and not before",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "contact-sync-"));
    const trace = join(folder, "trace");
    const watch = ["-f", "-y", "-e", "trace=fsync,fdatasync,pwrite64,write,writev", "-o", trace];
    const server = launchServer({ DATA_DIR: join(folder, "data") }, "service/main.ts", [
      tracer,
      ...watch,
    ]);
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
      return end < 0
        ? null
        : wholeCalls(lines.slice(0, end)).filter((line) => line.includes("contact.sqlite-wal"));
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

/**
 * Calls as they end: strace splits one while another thread is busy, and names the file in the
 * first half only. Unended ones are left out.
 */
function wholeCalls(lines: readonly string[]): readonly string[] {
  const begun = new Map<string, string>();
  return lines.flatMap((line) => {
    const thread = /^\d+/.exec(line)?.[0] ?? "";
    if (line.endsWith("<unfinished ...>")) {
      begun.set(thread, line.replace("<unfinished ...>", ""));
      return [];
    }
    return [
      line.includes(" resumed>") ? `${begun.get(thread)}${line.replace(/^.* resumed>/, "")}` : line,
    ];
  });
}
