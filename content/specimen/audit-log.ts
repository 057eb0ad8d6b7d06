/** The Microsoft 365 audit log of March 18, and the hold that ended it. Operations have the log's names. */
export const auditLog = [
  { at: "2026-03-18T16:22:07-05:00", person: "amadi", operation: "FileDownloaded", object: "Q4 reserve", amount: "212 files" },
  { at: "2026-03-18T16:24:31-05:00", person: "amadi", operation: "New-InboxRule", object: "Move to Archive: “reserve”", amount: "1 rule" },
  { at: "2026-03-18T17:41:30-05:00", person: "amadi", operation: "FolderDeleted", object: "Q4 reserve", amount: "212 files in it" },
  {
    at: "2026-03-18T17:44:02-05:00",
    person: "amadi",
    operation: "FolderDeletedFirstStageRecycleBin",
    object: "Q4 reserve",
    amount: "212 files in it",
  },
  { at: "2026-03-18T18:40:00-05:00", person: "pratt", operation: "Hold placed", object: "2026-014", amount: "by counsel" },
] as const;

/** The time of a record, to the second or minute. */
export const clock = (at: string, to: "second" | "minute" = "second") => at.slice(11, to === "second" ? 19 : 16);
