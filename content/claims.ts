import type { Content } from "./content.ts";
import { whenShown } from "./shown.ts";

export type { Claim } from "./schema-registers.ts";

/**
 * Every marketing figure, by key, as it is published: claims.yaml. A page that names it shows it
 * and opens its basis (claims-on-pages.ts). Also in /claims.json.
 */
export let claims: Content["claims"];
/** Both promises of an answer (SPEC §9): `open` in office hours, `latest` in hours by the clock. */
export let promisedHours: { readonly open: number; readonly latest: number };
whenShown("claims", (published) => {
  claims = published;
  promisedHours = {
    open: Number.parseInt(published.responseHours.figure, 10),
    latest: Number.parseInt(published.noticeHours.figure, 10),
  };
});
