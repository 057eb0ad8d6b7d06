import type { Content } from "./content.ts";
import { whenShown } from "./shown.ts";

export type { Claim } from "./schema-registers.ts";

/**
 * Every marketing figure, by key, as it is published: claims.yaml. A page that names it shows it
 * and opens its basis (claims-on-pages.ts). Also in /claims.json.
 */
export let claims: Content["claims"];
whenShown("claims", (published) => {
  claims = published;
});
