import { closest, distance } from "fastest-levenshtein";

/** “expected /paper-discovery, or another page of this site”: names the one of `all` that was probably meant. */
export function nearest(written: string, all: readonly string[], what: string): string {
  const found = all.length > 0 ? closest(written, [...all]) : "";
  return found && distance(written, found) <= 3
    ? `expected ${found}, or another ${what} of this site`
    : `expected one of this site, as ${all[0]}`;
}
