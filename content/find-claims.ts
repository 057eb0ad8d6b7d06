import { type Claim, claims } from "./claims.ts";
import { claimsOnPages } from "./claims-on-pages.ts";

/** Throws when no claim has this name. */
export function claimCalled(key: string): Claim {
  const claim = claims[key];
  if (!claim) throw new Error(`The claims register has no ${key}`);
  return claim;
}

/**
 * Whether a basis is on record: somebody has confirmed it, or what was counted, by whom and when is
 * published.
 */
export function hasBasis({
  basis: { counted, by, date },
  confirmed,
}: Pick<Claim, "basis" | "confirmed">): boolean {
  return confirmed !== undefined || [counted, by, date].every((part) => part !== undefined);
}

/** The figures that a document shows, the footer's last. `isOwn`: not only in the footer. */
export function claimsOn(path: string): readonly (Claim & { readonly isOwn: boolean })[] {
  const own = claimsOnPages[path] ?? [];
  const all = Object.values(claims);
  return [
    ...all.filter(({ key }) => own.includes(key)).map((claim) => ({ ...claim, isOwn: true })),
    ...all
      .filter(({ key, footer }) => footer && !own.includes(key))
      .map((claim) => ({ ...claim, isOwn: false })),
  ];
}

/** The pages that show a figure, by its name in the register. */
export const pagesWith = (key: string): readonly string[] =>
  Object.entries(claimsOnPages).flatMap(([path, keys]) => (keys.includes(key) ? [path] : []));
