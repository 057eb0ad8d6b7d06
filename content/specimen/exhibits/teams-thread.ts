import { workbook } from "../workbook.ts";

const { versions, link } = workbook;

/** A linked workbook: the message, and the version at that time. Shows the last four of eight. */
export const teamsThread = {
  title: "Teams thread, linked workbook",
  note: `4 of ${versions.length} versions`,
  foot: `The link opens ${versions.at(-1)?.version} today. The message was sent with ${link.asSent}`,
  messages: [
    { from: `Castellan, ${link.shown}`, words: "Numbers are in the workbook, use the link.", linked: true },
    { from: "Haddad, Mar 14, 8:12 AM", words: "I see 14.2. Was it not 9.8?", linked: false },
  ],
  file: workbook.name,
  collected: `collected as sent: ${link.asSent}`,
  history: "Version history",
  clock: "SharePoint, Chicago time",
  versions: versions.slice(-4),
  asSent: link.asSent,
} as const;
