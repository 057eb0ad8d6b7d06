/** Shorter times are noise, in milliseconds. */
const LEAST = 25;

/** For tests: how many times as long work takes for four times the size, 4 if it is linear and 16 if quadratic. The fastest of three runs each. */
export async function growth(work: (size: number) => unknown, size: number): Promise<number> {
  const fastest = async (given: number) => {
    let best = Number.POSITIVE_INFINITY;
    for (let run = 0; run < 3; run++) {
      const began = performance.now();
      await work(given);
      best = Math.min(best, performance.now() - began);
    }
    return Math.max(LEAST, best);
  };
  const once = await fastest(size);
  return (await fastest(size * 4)) / once;
}
