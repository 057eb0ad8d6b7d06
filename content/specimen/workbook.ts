/** The version history of Q4-reserve.xlsx, in Chicago time. */
export const workbook = {
  name: "Q4-reserve.xlsx",
  versions: [
    { version: "v1", saved: "2026-02-24T09:12-06:00", shown: "Feb 24, 9:12 AM", reserve: "$8.9\u00a0M" },
    { version: "v2", saved: "2026-02-25T15:40-06:00", shown: "Feb 25, 3:40 PM", reserve: "$8.9\u00a0M" },
    { version: "v3", saved: "2026-02-27T16:20-06:00", shown: "Feb 27, 4:20 PM", reserve: "$9.8\u00a0M" },
    { version: "v4", saved: "2026-03-01T17:48-06:00", shown: "Mar 1, 5:48 PM", reserve: "$9.8\u00a0M" },
    { version: "v5", saved: "2026-03-02T10:14-06:00", shown: "Mar 2, 10:14 AM", reserve: "$9.8\u00a0M" },
    { version: "v6", saved: "2026-03-06T18:31-06:00", shown: "Mar 6, 6:31 PM", reserve: "$9.8\u00a0M" },
    { version: "v7", saved: "2026-03-06T22:05-06:00", shown: "Mar 6, 10:05 PM", reserve: "$14.2\u00a0M" },
    { version: "v8", saved: "2026-03-13T07:52-05:00", shown: "Mar 13, 7:52 AM", reserve: "$14.2\u00a0M" },
  ],
  /** The message with the link, and the version current when it was sent. */
  link: { bates: 4239, sent: "2026-03-06T18:40-06:00", shown: "Mar 6, 6:40 PM", asSent: "v6" },
} as const;

const [v1, , , , v5, v6, v7, v8] = workbook.versions;

/** The life of the workbook up to the hold. `asSent`: the version that the message linked. */
export const versionLine: readonly { readonly when: string; readonly what: string; readonly text: string; readonly asSent?: true }[] = [
  { when: v1.shown, what: v1.version, text: "Created by Castellan" },
  { when: v5.shown, what: v5.version, text: `Reads ${v5.reserve}` },
  { when: v6.shown, what: `${workbook.link.asSent}, as sent`, text: "Message with the link sent at 6:40 PM", asSent: true },
  { when: v7.shown, what: v7.version, text: `Reads ${v7.reserve}` },
  { when: v8.shown, what: v8.version, text: "What the link opens today" },
  { when: "Mar 18, 6:40 PM", what: "Hold", text: "Current content preserved" },
];
