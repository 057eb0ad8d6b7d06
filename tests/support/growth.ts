/** Shorter times are noise, in milliseconds. */
const LEAST = 25;

/**
 * How many times as long work takes for four times the size, 4 if it is linear and 16 if quadratic. The least
 * processor time of three runs each, so that a busy machine does not count.
 */
export async function growth(work: (size: number) => unknown, size: number): Promise<number> {
  const fastest = async (given: number) => {
    let best = Number.POSITIVE_INFINITY;
    for (let run = 0; run < 3; run++) {
      const began = process.threadCpuUsage();
      await work(given);
      const { user, system } = process.threadCpuUsage(began);
      best = Math.min(best, (user + system) / 1000);
    }
    return Math.max(LEAST, best);
  };
  const once = await fastest(size);
  return (await fastest(size * 4)) / once;
}
