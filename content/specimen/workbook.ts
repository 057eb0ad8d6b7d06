/** The version history of Q4-reserve.xlsx, in Chicago time. */
export const workbook = {
  name: "Q4-reserve.xlsx",
  versions: [
    { version: "v1", saved: "2026-02-24T09:12-06:00", shown: "Feb 24, 09:12", reserve: "$8.9\u00a0M" },
    { version: "v2", saved: "2026-02-25T15:40-06:00", shown: "Feb 25, 15:40", reserve: "$8.9\u00a0M" },
    { version: "v3", saved: "2026-02-27T16:20-06:00", shown: "Feb 27, 16:20", reserve: "$9.8\u00a0M" },
    { version: "v4", saved: "2026-03-01T17:48-06:00", shown: "Mar 1, 17:48", reserve: "$9.8\u00a0M" },
    { version: "v5", saved: "2026-03-02T10:14-06:00", shown: "Mar 2, 10:14", reserve: "$9.8\u00a0M" },
    { version: "v6", saved: "2026-03-06T18:31-06:00", shown: "Mar 6, 18:31", reserve: "$9.8\u00a0M" },
    { version: "v7", saved: "2026-03-06T22:05-06:00", shown: "Mar 6, 22:05", reserve: "$14.2\u00a0M" },
    { version: "v8", saved: "2026-03-13T07:52-05:00", shown: "Mar 13, 07:52", reserve: "$14.2\u00a0M" },
  ],
  /** The message with the link, and the version current when it was sent. */
  link: { bates: 4239, sent: "2026-03-06T18:40-06:00", shown: "Mar 6, 18:40", asSent: "v6" },
} as const;

const [v1, , , , v5, v6, v7, v8] = workbook.versions;

/** The life of the workbook up to the hold. `asSent`: the version that the message linked. */
export const versionLine: readonly { readonly when: string; readonly what: string; readonly text: string; readonly asSent?: true }[] = [
  { when: v1.shown, what: v1.version, text: "Created by Castellan" },
  { when: v5.shown, what: v5.version, text: `Reads ${v5.reserve}` },
  { when: v6.shown, what: `${workbook.link.asSent}, as sent`, text: "Message with the link sent at 6:40 PM", asSent: true },
  { when: v7.shown, what: v7.version, text: `Reads ${v7.reserve}` },
  { when: v8.shown, what: v8.version, text: "What the link opens today" },
  { when: "Mar 18, 18:40", what: "Hold", text: "Current content preserved" },
];
