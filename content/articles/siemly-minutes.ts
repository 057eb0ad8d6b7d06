/** The specimen log that the article argues from, and that the blog prints beside it. Chicago time. */
export const siemlyMinutes = [
  { time: "16:19:40", operation: "MailItemsAccessed", says: "A letter is opened: “Demand to preserve documents.”" },
  { time: "16:20:04", operation: "FileDownloaded", says: "The pricing workbook leaves OneDrive, by browser." },
  { time: "16:21:37", operation: "FileDeleted", says: "The folder that held it goes to the recycle bin." },
  { time: "16:24:10", operation: "New-InboxRule", says: "Mail that contains “audit” is to be filed under RSS Feeds." },
  { time: "16:31:00", operation: "Hold placed", says: "The legal hold reaches the mailbox and the drive." },
] as const;
