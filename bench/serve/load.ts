import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { type RunningServer, usage } from "../support/server-process.ts";
import { mixOfPaths } from "./mix.ts";

export type Sample = {
  readonly name: string;
  readonly connections: number;
  /** Answers a second of wall time. */
  readonly rate: number;
  /** Answers a second of the server's own processor time: what one core of its own would give, whatever else the machine does. */
  readonly perCore: number;
  readonly p99: number;
  readonly rss: number;
  readonly bytesPerAnswer: number;
};

/**
 * Loads one server for some seconds with wrk on a core of its own. Throws when an answer was no 2xx or 3xx. Answers lost to timeouts on a busy
 * machine are not counted, and not an error.
 */
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
