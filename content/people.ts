import type { Content } from "./content.ts";
import { whenShown } from "./shown.ts";

/**
 * A person whom the site names: an entry of people.yaml. Portraits are engraved monograms until
 * photographs exist.
 */
export type Person = Content["people"][string];

/** By key. */
export let people: Content["people"];
whenShown("people", (all) => {
  people = all;
});
