import type { Content } from "./content.ts";
import { whenShown } from "./shown.ts";

/** An entry of case-studies.yaml. */
export type CaseStudy = Content["caseStudies"][number];

/** In the order of the page. */
export let caseStudies: Content["caseStudies"];
whenShown("caseStudies", (studies) => {
  caseStudies = studies;
});
