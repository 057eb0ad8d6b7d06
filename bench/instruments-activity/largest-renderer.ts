import { readdirSync, readFileSync } from "node:fs";

/** Kernel clock ticks per second (Linux, USER_HZ). */
const TICKS = 100;

export type Renderer = {
  /** Resident memory in megabytes. */
  readonly memory: number;
  /** Processor seconds, of all threads and of the busiest one. On an idle machine the work takes at least the latter. */
  readonly processor: number;
  readonly busiest: number;
};

/** The largest Chromium renderer on this machine (/proc); zeros when there is none. Throws without /proc. */
export function largestRenderer(): Renderer {
  const renderers = readdirSync("/proc").flatMap((name) => (/^\d+$/.test(name) ? rendererOf(`/proc/${name}`) : []));
  return renderers.toSorted((a, b) => b.memory - a.memory)[0] ?? { memory: 0, processor: 0, busiest: 0 };
}

function rendererOf(folder: string): readonly Renderer[] {
  try {
    if (!readFileSync(`${folder}/cmdline`, "utf8").includes("--type=renderer")) return [];
    const memory = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`${folder}/status`, "utf8"))?.[1] ?? 0) / 1000;
    const threads = readdirSync(`${folder}/task`).map((thread) => processorOf(`${folder}/task/${thread}`));
    return [{ memory, processor: processorOf(folder), busiest: Math.max(...threads) }];
  } catch {
    // The process has ended meanwhile.
    return [];
  }
}

/** Fields after the command's name, which may contain blanks: utime is the twelfth and stime the thirteenth (proc_pid_stat(5)). */
function processorOf(folder: string): number {
  const fields = readFileSync(`${folder}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}
