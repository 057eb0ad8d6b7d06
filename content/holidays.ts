import type { Content } from "./content.ts";
import { whenShown } from "./shown.ts";

/** Days on which the office is closed in spite of `hours` in company.yaml: holidays.yaml. */
export let holidays: Content["holidays"];
whenShown("holidays", (days) => {
  holidays = days;
});

export type Holiday = Content["holidays"]["federal"][number];
