import { readBrandName } from "./lists.ts";

const { meaning, maxim } = readBrandName().values;

/** The section of /about on the company's name, if there is one. Reads brand/name.yaml, so bundles contain the result instead (web/build/evaluated-modules.ts). */
export const nameMeaning = meaning;

/** The maxim in the footer of the home page, if there is one. */
export const nameMaxim = maxim;
