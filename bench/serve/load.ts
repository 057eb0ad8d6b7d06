import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { type RunningServer, usage } from "../support/server-process.ts";
import { mixOfPaths } from "./mix.ts";

export type Sample = {
  readonly name: string;
  readonly connections: number;
  /** Answers per second of wall time. */
  readonly rate: number;
  /** Answers per second of the server's processor time: what one core would give if nothing else ran. */
  readonly perCore: number;
  readonly p99: number;
  readonly rss: number;
  readonly bytesPerAnswer: number;
};

/** Runs wrk on its own core against a server for `seconds`. Throws on any answer but 2xx and 3xx; answers lost to timeouts are ignored. */
export async function load(server: RunningServer, etag: string, connections: number, seconds: number): Promise<Sample> {
  const before = usage(server.pid);
  const wrk = ["wrk", "-t1", `-c${connections}`, `-d${seconds}s`, "--timeout", "10s", "-s", "bench/serve/mix.lua", server.url];
  const { stdout } = await promisify(execFile)("taskset", ["-c", "1", ...wrk, "--", etag, ...mixOfPaths]);
  const { requests, microseconds, p99, refused, bytes } = JSON.parse(stdout.trim().split("\n").at(-1) ?? "");
  if (refused > 0) throw new Error(`${server.name} refused ${refused} requests`);
  const after = usage(server.pid);
  return {
    name: server.name,
    connections,
    rate: (requests / microseconds) * 1e6,
    perCore: requests / (after.cpu - before.cpu),
    p99: p99 / 1000,
    rss: after.rss,
    bytesPerAnswer: bytes / requests,
  };
}
