import { company } from "content/company.ts";

/** The reference of a message, as visitors and mails are given it. */
export const referencePattern = new RegExp(`${company.batesPrefix}-[0-9A-Z]{4}-[0-9A-Z]{4}`);
