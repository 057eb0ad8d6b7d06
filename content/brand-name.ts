import type { Content } from "./content.ts";
import { whenShown } from "./shown.ts";

/** The section of /about on the company's name, if there is one: brand/name.yaml. */
export let nameMeaning: Content["brandName"]["meaning"];

/** The maxim in the footer of the home page, if there is one. */
export let nameMaxim: Content["brandName"]["maxim"];

whenShown("brandName", ({ meaning, maxim }) => {
  nameMeaning = meaning;
  nameMaxim = maxim;
});
