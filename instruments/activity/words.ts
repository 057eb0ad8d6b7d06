/** Words of the activity exhibit, which reads Microsoft Purview's audit exports: /siemly#activity. */
export const activity = {
  label: "Read an audit log",
  heading: "What does the audit log show?",
  lead: "Drop an audit log from Microsoft Purview. Six tests run on it, and each finding shows the rows it rests on and what they leave open.",
  title: "Audit log",
  bag: { put: "Drop an audit log here.", say: "The CSV from Purview, or from PowerShell.", choose: "Choose files" },
  accept: ".csv,.txt,.json,.jsonl,.ndjson,text/csv",
  labelCells: { files: "File", size: "Size", records: "Records", digest: "SHA-256" },
  start: [
    "Accepts | the CSV of the Purview portal, of the older compliance center, or of Search-UnifiedAuditLog; several at once, or JSON with one record per line.",
    "Limit | none is set. In a test the tool read half a million records, 1.2 GB, in 0.4 GB of memory.",
    "Keeps | nothing. Close the tab, and the file is gone from memory.",
    "The sample | is March 2026 in our invented matter: six custodians, 7,426 records.",
  ],
} as const;
