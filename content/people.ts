import { readPeople } from "./lists.ts";

/** A person whom the site names: an entry of people.yaml. Portraits are engraved monograms until photographs exist. */
export type Person = (typeof people)[string];

/** By key. Reads people.yaml, so bundles contain the result instead (web/build/evaluated-modules.ts). */
export const people = readPeople().values;
