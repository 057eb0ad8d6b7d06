/** Numbers between 0 and 1, the same for a seed on every machine (Park and Miller 1988). Server and browser must draw the same. */
export function random(seed: number) {
  let state = seed * 99_991;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
}
