import { type ChildProcess, spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

export type RunningServer = { readonly name: string; readonly url: string; readonly pid: number; readonly stop: () => Promise<void> };

export type Command = {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly port: number;
  readonly env?: Readonly<Record<string, string>>;
};

/** Starts a server and waits until its port answers. Rejects with its output when it ends first or does not answer within half a minute. */
export async function startServer({ name, command: [file, ...args], port, env }: Command): Promise<RunningServer> {
  const child = spawn(file, args, { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
  let said = "";
  const listen = (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-2_000);
  };
  child.stdout.on("data", listen);
  child.stderr.on("data", listen);
  child.on("error", (error) => listen(Buffer.from(error.message)));
  const url = `http://127.0.0.1:${port}`;
  for (let round = 0; !(await answers(url)); round += 1) {
    if (child.exitCode !== null || child.pid === undefined || round > 600) throw new Error(`${name} does not start: ${said}`);
    await pause(50);
  }
  return { name, url, pid: child.pid ?? 0, stop: () => end(child) };
}

async function answers(url: string): Promise<boolean> {
  try {
    await (await fetch(url)).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.kill("SIGTERM");
    setTimeout(() => child.kill("SIGKILL"), 3_000).unref();
  });
}

/** Processor time in seconds and resident memory in bytes of a process and all its descendants (Linux' /proc, proc_pid_stat(5)). */
export function usage(pid: number): { readonly cpu: number; readonly rss: number } {
  const family = familyOf(pid);
  return { cpu: sum(family.map(cpuOf)), rss: sum(family.map(rssOf)) };
}

const TICKS_PER_SECOND = 100;

function cpuOf(pid: number): number {
  const fields = statOf(pid);
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

function rssOf(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(read(`/proc/${pid}/status`)) ?? [];
  return Number(kilobytes ?? 0) * 1024;
}

function familyOf(pid: number): readonly number[] {
  const children = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((candidate) => Number(statOf(candidate)[1]) === pid);
  return [pid, ...children.flatMap(familyOf)];
}

/** The fields after the command's name, which may hold blanks: state, parent, ... */
function statOf(pid: number): readonly string[] {
  const text = read(`/proc/${pid}/stat`);
  return text.slice(text.lastIndexOf(")") + 2).split(" ");
}

/** A process may end between being listed and being read. */
function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
