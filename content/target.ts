import { type Href, pagePaths } from "./site-map.ts";

/** An address outside the site, or one for another program (mailto, tel). */
type Outside =
  | `https://${string}`
  | `mailto:${string}`
  | `tel:${string}`
  | `#${string}`
  | `/downloads/${string}`
  | `/calendar/${string}`
  | `/feed.${string}`
  | "/claims.json";

/** Where a link may lead. */
export type Target = Href | Outside;

/** Whether an address is of the site's form, and its page exists. Anchors, files and articles are checked by web/build/check-content.ts. */
export function isTarget(address: string): address is Target {
  const path = address.replace(/[#?].*/s, "");
  return (
    /^(?:#|https:\/\/|mailto:|tel:|\/blog\/|\/services\/|\/downloads\/|\/calendar\/|\/feed\.|\/claims\.json$)/.test(address) ||
    pagePaths.some((page) => page === path)
  );
}
