import type { Content } from "../content.ts";
import { whenShown } from "../shown.ts";

/**
 * The address of each legal text: one that the owner set, or that of a signed file in this folder,
 * else null.
 */
export let legalAddresses: Content["legalAddresses"];
whenShown("legalAddresses", (addresses) => {
  legalAddresses = addresses;
});
