import { type Claim, claims } from "./claims.ts";
import { claimsOnPages } from "./claims-on-pages.ts";

/** A claim with the name it has in the register, and in addresses. */
export type NamedClaim = Claim & { readonly key: string };

/** All of them, in their order. */
const named: readonly NamedClaim[] = Object.entries(claims).map(([key, claim]) => ({ key, ...claim }));

/** Throws when no claim has this name. */
export function claimCalled(key: string): NamedClaim {
  const claim = named.find((one) => one.key === key);
  if (!claim) throw new Error(`The claims register has no ${key}`);
  return claim;
}

/** The name of an entry of the register, found by what it measures: words of pages hold copies. Throws for a claim that is not in it. */
export function claimKey(claim: Claim): string {
  const [key] = Object.entries(claims).find(([, one]) => one.measures === claim.measures && one.figure === claim.figure) ?? [];
  if (!key) throw new Error(`The claims register has no figure ${claim.figure} of its own for “${claim.measures}”`);
  return key;
}

/** Whether a basis is on record: somebody has confirmed it, or what was counted, by whom and when is published. */
export function hasBasis({ basis: { counted, by, date }, confirmed }: Claim): boolean {
  return confirmed !== undefined || [counted, by, date].every((part) => part !== undefined);
}

/** The figures that a document shows, the footer's last. `isOwn`: not only in the footer. */
export function claimsOn(path: string): readonly (NamedClaim & { readonly isOwn: boolean })[] {
  const own = claimsOnPages[path] ?? [];
  return [
    ...named.filter(({ key }) => own.includes(key)).map((claim) => ({ ...claim, isOwn: true })),
    ...named.filter(({ key, footer }) => footer && !own.includes(key)).map((claim) => ({ ...claim, isOwn: false })),
  ];
}

/** The pages that show a figure, by its name in the register. */
export const pagesWith = (key: string): readonly string[] =>
  Object.entries(claimsOnPages).flatMap(([path, keys]) => (keys.includes(key) ? [path] : []));
