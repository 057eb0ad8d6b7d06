import type { Content } from "./content.ts";
import { whenShown } from "./shown.ts";

/**
 * The names of the figures that each page shows, in the order of the register: those that its words
 * name.
 */
export let claimsOnPages: Content["claimsOnPages"];
whenShown("claimsOnPages", (named) => {
  claimsOnPages = named;
});
