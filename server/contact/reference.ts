import { randomInt } from "node:crypto";

/** No 0/O, 1/I/L, 2/Z, 5/S, 8/B, U/V: these are confused on the telephone. */
const alphabet = "34679ACDEFGHJKMNPQRTWXY";

/**
 * A new reference such as PRB-7K3F-9QXM, one of 23^8 (7.8e10): too many to guess, and nothing public answers to one. The caller handles
 * collisions.
 */
export function newReference(prefix: string): string {
  const characters = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join("");
  return `${prefix}-${characters.slice(0, 4)}-${characters.slice(4)}`;
}
