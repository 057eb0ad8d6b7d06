import { readdirSync, readFileSync } from "node:fs";

/** Of the browser's renderer with the highest peak: peak resident memory in megabytes, and processor seconds so far. */
export type RendererUsage = { readonly megabytes: number; readonly seconds: number };

/** `browser` is a process id. From /proc (VmHWM, proc_pid_status(5); proc_pid_stat(5)); zeros where there is none. */
export function largestRenderer(browser: number): RendererUsage {
  const own = processes();
  const isBelow = (pid: number): boolean => pid === browser || (own.has(pid) && isBelow(own.get(pid)?.parent ?? 0));
  const renderers = [...own].filter(([pid, { command }]) => command.includes("--type=renderer") && isBelow(pid));
  const used = renderers.map(([pid, { megabytes }]) => ({ megabytes, seconds: processorTime(pid) }));
  return used.reduce((a, b) => (b.megabytes > a.megabytes ? b : a), { megabytes: 0, seconds: 0 });
}

const TICKS_PER_SECOND = 100;

function processorTime(pid: number): number {
  const stat = read(`/proc/${pid}/stat`);
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}

function processes() {
  const found = new Map<number, { readonly parent: number; readonly command: string; readonly megabytes: number }>();
  for (const pid of readNames().filter((name) => /^\d+$/.test(name))) {
    const status = read(`/proc/${pid}/status`);
    const figure = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(status)?.[1] ?? 0);
    found.set(Number(pid), { parent: figure("PPid"), command: read(`/proc/${pid}/cmdline`), megabytes: (figure("VmHWM") * 1024) / 1e6 });
  }
  return found;
}

function readNames(): readonly string[] {
  try {
    return readdirSync("/proc");
  } catch {
    return [];
  }
}

/** A process may have ended before it is read. */
function read(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
