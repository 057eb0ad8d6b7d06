/** The same numbers between 0 and 1 for the same seed, on every machine: a drawing must not change between server and browser (Park and Miller 1988). */
export function random(seed: number) {
  let state = seed * 99_991;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}
