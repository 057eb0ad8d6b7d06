/** Files that the activity exhibit cannot read: a reason, and what to do if nothing else was read. */
export const activityUnread = {
  title: "Not read, or not to the end",
  reasons: {
    empty: "0 bytes.",
    unreadable: "The browser stopped reading it. It may have been moved or changed since you chose it.",
    workbook: "An Excel workbook. Choose the CSV from Purview.",
    zip: "A zip. Unpack it and choose the CSV in it.",
    notText: "Not a text file.",
    noAuditData: "No column named AuditData.",
    noRows: "A header, and no rows below it.",
    leftOut: "No row has a time and an operation that can be read.",
    openQuote: "It ends inside a cell or a record. What comes before that was read.",
  },
  refusals: {
    workbook: {
      title: (name: string) => `${name} is an Excel workbook.`,
      text: "Excel holds 32,767 characters in a cell and AuditData can be longer. The file to read is the CSV that Purview or PowerShell wrote.",
      steps: [
        "Find the CSV as it was downloaded.",
        "If it is gone, run the search again and export it.",
        "Choose that CSV here, without opening it in Excel.",
      ],
    },
    zip: {
      title: (name: string) => `${name} is a zip.`,
      text: "The export inside was not opened.",
      steps: ["Unpack it.", "Choose the CSV here, or several at once."],
    },
    notText: {
      title: (name: string) => `${name} is not an audit export.`,
      text: "An audit export is text: a CSV with a column AuditData, or JSON.",
      steps: ["Open the audit search in the Purview portal.", "Export its results.", "Choose that CSV here."],
    },
    noAuditData: {
      title: (name: string) => `${name} has no column AuditData.`,
      text: "Every export of the unified audit log has one. Sign-in logs of Entra, mailbox traces and reports of the admin center are other files.",
      steps: [
        "Check the first line of the file: it names the columns.",
        "If columns were removed, ask for the export as it was downloaded.",
        "Choose that file here.",
      ],
    },
    noRows: {
      title: (name: string) => `${name} has no record that can be read.`,
      text: "There is a header, and below it no row with a time and an operation. The search may have found nothing.",
      steps: [
        "Check the dates and the accounts of the search: its dates are in UTC.",
        "Ask whether auditing was on, and for how long records are kept.",
        "Choose the new export here.",
      ],
    },
    leftOut: {
      title: (name: string) => `${name} has rows, but none that can be read.`,
      text: "The search found something, but no row has a readable time and operation, so no test was run.",
      steps: [
        "Check the column CreationDate, and the beginning of AuditData: a spreadsheet may have changed both.",
        "Ask for the export as it was downloaded.",
        "Choose that file here, without opening it in a spreadsheet.",
      ],
    },
    openQuote: {
      title: (name: string) => `${name} is cut off.`,
      text: "It ends inside a cell or a record, before a single record was whole.",
      steps: ["Compare its size with that at the source.", "Copy or export it again.", "Choose the new file here."],
    },
  },
  andMore: (n: number) => `${n === 1 ? "1 other file was" : `${n.toLocaleString("en-US")} other files were`} not read either.`,
} as const;
