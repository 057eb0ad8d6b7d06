import { readCaseStudies } from "./lists.ts";

/** An entry of case-studies.yaml. */
export type CaseStudy = (typeof caseStudies)[number];

/** In the order of the page. Reads case-studies.yaml, so bundles contain the result instead (web/build/evaluated-modules.ts). */
export const caseStudies = readCaseStudies().values;
