/** Shorter times are noise, in milliseconds. */
const LEAST = 25;

/**
 * How many times as long work takes for four times the size, 4 if it is linear and 16 if quadratic.
 * The least
 * processor time of four runs each, in turns, so that a busy minute falls on both.
 */
export async function growth(work: (size: number) => unknown, size: number): Promise<number> {
  const least = new Map([
    [size, Number.POSITIVE_INFINITY],
    [size * 4, Number.POSITIVE_INFINITY],
  ]);
  for (let run = 0; run < 4; run++) {
    for (const [given, best] of least) {
      const began = process.threadCpuUsage();
      await work(given);
      const { user, system } = process.threadCpuUsage(began);
      least.set(given, Math.min(best, (user + system) / 1000));
    }
  }
  const [once = 0, four = 0] = [...least.values()].map((time) => Math.max(LEAST, time));
  return four / once;
}
