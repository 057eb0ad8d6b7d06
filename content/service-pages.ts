import type { Content } from "./content.ts";
import { whenShown } from "./shown.ts";

/** Pages that are one file of words each: services/. */
export let servicePages: Content["services"];
whenShown("services", (pages) => {
  servicePages = pages;
});
