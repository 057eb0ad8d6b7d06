export type Random = {
  /** In [0, 1). */
  readonly next: () => number;
  /** A whole number from `least` to `most`. */
  readonly between: (least: number, most: number) => number;
  /** A whole number from 0 to `count` - 1. */
  readonly below: (count: number) => number;
  readonly chance: (probability: number) => boolean;
};

/**
 * Random-looking numbers, the same for the same `seed` (mulberry32), so that a failing run can be
 * repeated.
 */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    below: (count) => Math.floor(next() * count),
    chance: (probability) => next() < probability,
  };
}
