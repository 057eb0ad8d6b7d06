import type { Content } from "./content.ts";
import { whenShown } from "./shown.ts";

/** Platforms we work with: partners.yaml. */
export let partners: Content["partners"]["partners"];

/** The sentence above the marks, unless a page has its own. */
export let partnersHeading: string;

whenShown("partners", (list) => {
  ({ partners, heading: partnersHeading } = list);
});
