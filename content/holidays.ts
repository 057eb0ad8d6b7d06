import { readHolidays } from "./lists.ts";

/**
 * Days on which the office is closed in spite of `hours` in content/company.yaml. Reads holidays.yaml, so bundles contain the result instead
 * (web/build/evaluated-modules.ts).
 */
export const holidays = readHolidays().values;

export type Holiday = (typeof holidays.federal)[number];
