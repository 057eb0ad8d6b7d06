import type { Content } from "../content.ts";
import { whenShown } from "../shown.ts";

type Records = Content["specimenRecords"];

/** The version history of the linked workbook, in Chicago time: workbook.yaml. */
export let workbook: Records["workbook"];

/** The Microsoft 365 audit log of March 18, and the hold that ended it: audit-log.yaml. */
export let auditLog: Records["auditLog"];

/**
 * An excerpt. Entries take author, recipients and date from their documents: privilege-log.yaml.
 */
export let privilegeLog: Records["privilegeLog"];

whenShown("specimenRecords", (records) => {
  ({ workbook, auditLog, privilegeLog } = records);
});
