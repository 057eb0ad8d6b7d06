import { readClaims } from "./lists.ts";
import { publicClaims } from "./schema-registers.ts";

export type { Claim } from "./schema-registers.ts";

/**
 * Every marketing figure, by key, as it is published. A page that names it shows it and opens its basis (claims-on-pages.ts). Also in
 * /claims.json. Reads claims.yaml, so bundles contain the result instead (web/build/evaluated-modules.ts).
 */
export const claims = publicClaims(readClaims().values);
