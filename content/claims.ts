import { readClaims } from "./lists.ts";

export type { Claim } from "./schema-registers.ts";

/**
 * Every marketing figure, by key. A page that names it shows it and opens its basis (claims-on-pages.ts). Published in /claims.json. Reads
 * claims.yaml, so bundles contain the result instead (web/build/evaluated-modules.ts).
 */
export const claims = readClaims().values;
