import { readPartners } from "./lists.ts";

const { values } = readPartners();

/** Platforms we work with. Reads partners.yaml, so bundles contain the result instead (web/build/evaluated-modules.ts). */
export const partners = values.partners;

/** The sentence above the marks, unless a page has its own. */
export const partnersHeading = values.heading;
