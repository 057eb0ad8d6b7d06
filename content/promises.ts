import type { Content } from "./content.ts";
import { whenShown } from "./shown.ts";

/**
 * Every promise that the site makes in words, each with a person who answers for it: promises.yaml.
 */
export let promises: Content["promises"];
whenShown("promises", (all) => {
  promises = all;
});

export type Pledge = Content["promises"][number];
