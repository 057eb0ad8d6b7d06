import { company } from "./company.ts";

/** The Bates number of a specimen document: `bates(4127)` is "PRB 0004127". */
export const bates = (n: number) => `${company.batesPrefix} ${batesDigits(n)}`;

/** The digits alone, as a column that names the prefix once has them: "0004127". */
export const batesDigits = (n: number) => String(n).padStart(7, "0");

/** As load files have it, without the space: "PRB0004127". */
export const batesInLoadFile = (n: number) => `${company.batesPrefix}${batesDigits(n)}`;

/** The number that a section of the site is stamped with: "PRB 000121". */
export const sectionBates = (n: number) => `${company.batesPrefix} ${String(n).padStart(6, "0")}`;
