import { randomInt } from "node:crypto";

/** No 0/O, 1/I/L, 2/Z, 5/S, 8/B, U/V: what is read out on the telephone arrives. */
const alphabet = "34679ACDEFGHJKMNPQRTWXY";

/**
 * A new reference such as PRB-7K3F-9QXM. 23^8, about 7.8e10 values: a stranger cannot walk through them, and nothing public
 * answers to a reference anyway. Collisions are for the caller to notice (the column is a primary key).
 */
export function newReference(prefix: string): string {
  const characters = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join("");
  return `${prefix}-${characters.slice(0, 4)}-${characters.slice(4)}`;
}
