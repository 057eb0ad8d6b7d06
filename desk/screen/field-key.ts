/**
 * The key of a new entry, made from its words: small letters, as "norafield" of "Nora Field", or
 * with capitals inside, as "matterTypes". Letters are added until it is none of `taken`.
 */
export function keyFor(text: string, taken: readonly string[], hasCapitals: boolean): string {
  const words = text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .match(/[a-z]+/g) ?? ["entry"];
  const key = words
    .map((word, i) => (hasCapitals && i > 0 ? word.charAt(0).toUpperCase() + word.slice(1) : word))
    .join("");
  for (let n = 0; ; n++) {
    const free = key + endingOf(n);
    if (!taken.includes(free)) return free;
  }
}

/** None, then b to z, then zb and so on. */
function endingOf(n: number): string {
  return n === 0 ? "" : n < 26 ? String.fromCharCode(97 + n) : `z${endingOf(n - 25)}`;
}
