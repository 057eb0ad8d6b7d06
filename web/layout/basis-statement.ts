import { longDay } from "content/calendar-day.ts";
import type { Claim } from "content/claims.ts";
import { hasBasis } from "content/find-claims.ts";
import { basisWords } from "content/words.ts";

/**
 * What readers are told of a figure's basis, in the panel and in /claims.json; null where the parts
 * of the basis tell it.
 */
export function basisStatement(claim: Claim): string | null {
  const { kind, confirmed } = claim;
  if (confirmed) return basisWords.confirmed(confirmed.by, longDay(confirmed.date));
  if (kind !== "count") return basisWords.kinds[kind];
  return hasBasis(claim) ? null : basisWords.none;
}
