import { type NamedClaim, named } from "./claims.ts";
import { claimsOnPages } from "./claims-on-pages.ts";

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
