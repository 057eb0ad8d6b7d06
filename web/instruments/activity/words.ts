/** Words of the activity exhibit, which reads Microsoft Purview's audit exports: /siemly#activity. */
export const activity = {
  version: "1.0",
  letter: "C-1B",
  label: "Read an audit log",
  heading: "Who did what,\n==by day and by hour==",
  lead: "Put in an audit log from Microsoft Purview. Six tests are made of it, and each finding shows the rows it rests on and what they leave open.",
  title: "Audit log",
  bag: {
    put: "Put an audit log in here.",
    say: "The CSV from Purview, or from PowerShell.",
    choose: "Choose files",
  },
  accept: ".csv,.txt,.json,.jsonl,.ndjson,text/csv",
  labelCells: { files: "File", size: "Size", records: "Records", digest: "SHA-256" },
  fileCount: (n: number) => `${n.toLocaleString("en-US")} files`,
  digests: "Each file’s digest is in the report",
  noDigest: "Not read whole",
  startTitle: "Before you start",
  start: [
    {
      strong: "Accepts",
      rest: "the CSV of the Purview portal, of the older compliance center, or of Search-UnifiedAuditLog; several at once, or JSON with a record a line.",
    },
    { strong: "Limit", rest: "none is set. In a test the exhibit took in half a million records, 1.2 GB, in 0.4 GB of memory." },
    { strong: "Keeps", rest: "nothing. Close the tab, and the log is gone from memory." },
    { strong: "Specimen", rest: "is March 2026 in our invented matter: six custodians, 7,426 of their acts." },
  ],
  progress: { of: (total: string) => `of ${total}`, speed: (perSecond: string) => `${perSecond} per second` },
  said: (verdict: string) => `Finished. ${verdict}`,
} as const;
