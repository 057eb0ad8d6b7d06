import { count, many } from "content/numbers.ts";
import { logTests } from "./operations.ts";
import type { Settings } from "./read-settings.ts";

const rowsAt = (rows: readonly number[], all: number) =>
  `${rows.length === 1 ? "row" : "rows"} ${rows.map(count).join(", ")}${all > rows.length ? " and others" : ""}`;

/** Words for the result of an audit export. Loaded with its reader. */
export const activityResult = {
  limitsTitle: "What the log cannot say",
  limits: [
    "That nothing happened. | An act may leave no record: auditing may have been off, the license may not record it, or the search may have left it out.",
    "What came late. | A record may appear half an hour after the act, or a day, or more. An export made soon after can lack it: export again.",
    "What is older. | Audit (Standard) keeps 180 days. With Audit (Premium), records of email, files and sign-ins stay a year, or longer by policy.",
    "How often, exactly. | Some records cover several acts: MailItemsAccessed, and operations that end with Extended. Repeated views of a file may be left out.",
    "Who was at the keyboard. | A record names an account. A delegate, a program or an intruder in the session acts under the same name.",
    "Where. | An address is a network, not a place: a VPN, a phone or a proxy may be in between.",
  ],
  verdict: (found: number, made: number) => `Found in ==${found} of ${made}== ${made === 1 ? "test" : "tests"}`,
  verdictNone: (made: number) => `Not found by ${many(made, "test")}`,
  verdictRun: (made: number) => `${many(made, "test")} run on what could be read`,
  verdictUnread: (verdict: string, files: number) => `${verdict}; ${many(files, "file")} not read`,
  verdictEmpty: "No test could be run on this export",
  verdictLeftOut: (verdict: string, rows: number) => `${verdict}; ${many(rows, "row")} could not be read`,
  span: (records: number, accounts: number, first: string, last: string) =>
    `${many(records, "record")} of ${many(accounts, "account")}, from ${first} to ${last}.`,
  only: (person: string) => `The tests and the table below cover ${person} alone.`,
  reading: {
    duplicates: (n: number) => `${many(n, "record appears", "records appear")} more than once with the same identifier, and counted once.`,
    cut: (n: number, rows: readonly number[]) =>
      `${many(n, "row has", "rows have")} an AuditData that breaks off (${rowsAt(rows, n)}): a spreadsheet cuts a cell at 32,767 characters. The other columns were used.`,
    skipped: (n: number, rows: readonly number[]) =>
      `${many(n, "row was", "rows were")} left out, without a readable time or operation: ${rowsAt(rows, n)}.`,
    shifted: (n: number) =>
      `In ${many(n, "record")} CreationDate is not the moment of CreationTime: a local time zone got into the column. CreationTime, which is UTC, was used.`,
    limit: (name: string, rows: number) =>
      `${name} has exactly ${count(rows)} rows, which is where exports are cut off. Ask for the rest, in shorter periods.`,
    resultCount: (found: number, rows: number) => `The search counted ${count(found)} results; ${count(rows)} rows are here.`,
    throttled: (n: number) =>
      `${many(n, "record")} of MailItemsAccessed say that they were throttled: some email was opened without a record of its own.`,
    sync: (n: number) =>
      `${many(n, "record")} of MailItemsAccessed are of synchronization: a whole folder was copied, without a record for each message.`,
    extended: (n: number) => `${many(n, "record ends", "records end")} with Extended; each covers several acts.`,
  },
  cells: {
    title: "Settings",
    zone: { label: "Time zone of days and hours", hint: "The log is in UTC." },
    person: { label: "Custodian", hint: "As the log names the account.", all: "Everyone in the log" },
    since: { label: "Deletions from", hint: "When the duty to preserve began, in the zone above." },
    downloads: { label: "Downloads by one person", hint: "This many make a mass download …" },
    minutes: { label: "In how many minutes", hint: "… within this many minutes." },
    withOpened: {
      label: "What counts as a download",
      no: "Downloads and sync",
      yes: "Opened files too",
      hint: "FileAccessed is frequent.",
    },
    domains: { label: "Your own domains", hint: "Guessed from the accounts. All others are outside." },
    days: { label: "Days before a network is new", hint: "How long the log must know an account." },
  },
  settingsSaid: ({ downloads, minutes, withOpened, domains, days }: Settings, since: string) =>
    `Settings: ${count(downloads)} downloads${withOpened ? " or opened files" : ""} in ${many(minutes, "minute")}; deletions ${
      since ? `from ${since}` : "not looked for"
    }; own domains ${domains.join(", ")}; a network is new after ${many(days, "day")}.`,
  errors: {
    number: (least: number, most: number) => `A whole number from ${count(least)} to ${count(most)}.`,
    since: "A day and a time, or nothing.",
    domains: "At least one domain, as in firm.example.",
  },
  testsTitle: "The six tests",
  testColumns: { test: "Test", looked: "Records read", standing: "Result" },
  standings: { found: "Found", notFound: "Not found", noRecords: "Not tested", noDate: "Not tested" },
  tests: {
    downloads: {
      title: logTests.downloads.title,
      says: (n: number) => `${many(n, "burst")} of downloads by one person.`,
      none: (n: number, minutes: number) => `No account downloaded ${count(n)} times in ${many(minutes, "minute")}.`,
      noRecords: "The export has no record of SharePoint or OneDrive.",
      leaves: [
        "A download record says that a file left for a device or a browser. Where it was kept, and whether it was opened, is for other evidence.",
        "A sync client downloads by itself. FileSyncDownloadedFull may be a new laptop.",
      ],
    },
    deletions: {
      title: logTests.deletions.title,
      says: (n: number) => `${many(n, "account")} deleted something from then on.`,
      none: "No deletion from then on.",
      noDate: "Enter the date in cell 3.",
      noRecords: "The export has no record of files, email or Teams.",
      leaves: [
        "Deleted is not yet gone. Files pass through two recycle bins, email through Recoverable Items, and a hold keeps both.",
        "A folder has one record, whatever was in it. A retention policy and an email program delete as well; the record names the account, not the reason.",
      ],
    },
    rules: {
      title: logTests.rules.title,
      says: (n: number) => `${many(n, "rule or setting", "rules or settings")} that forward email or move it out of sight.`,
      none: "No rule was made that forwards or moves email.",
      noRecords: "The export has no record of Exchange.",
      leaves: [
        "The record says that the rule was set. It does not say which messages it moved. A message trace or the mailbox shows that.",
        "A rule that was made before this log begins is not in it. Ask for the current rules as well.",
      ],
    },
    sharing: {
      title: logTests.sharing.title,
      says: (n: number) => `${many(n, "account")} shared with guests, other domains or anyone with a link.`,
      none: "No link for anyone, no guest, no other domain.",
      noRecords: "The export has no record of SharePoint or OneDrive.",
      leaves: [
        "Sharing does not show that a file was opened: AnonymousLinkUsed would.",
        "Attachments and copies from a device are not here.",
      ],
    },
    devices: {
      title: logTests.devices.title,
      says: (n: number) => `${many(n, "account")} copied, printed or uploaded files from a computer.`,
      none: "No copy to a drive, a printer, a share or another service.",
      noRecords: "The export has no record of computers (Purview Endpoint DLP).",
      leaves: [
        "Only computers that are onboarded to Endpoint DLP write such records, and only for file types and programs that their policy names.",
        "The record names the file and the computer. The device itself has a serial number; its contents are for an examiner.",
      ],
    },
    networks: {
      title: logTests.networks.title,
      says: (n: number) => `${many(n, "first sign-in", "first sign-ins")} from a network that is new for the account.`,
      none: "No sign-in from a network that was new for its account.",
      noRecords: "The export has no record of sign-ins.",
      leaves: [
        "A network is an address cut to /24, or /64 for IPv6. It is not a place.",
        "First in this log may not be first ever: the account may have used it before the log begins.",
      ],
    },
  },
  heat: {
    title: "By day and hour",
    label: (zone: string) => `Records by day and hour, clocks of ${zone}`,
    day: "Day",
    total: "Sum",
    month: "Month",
    months: (month: string, records: number) => `${month}: ${count(records)}`,
    note: (zone: string) => `Records per hour: the more, the darker. On the clocks of ${zone}, daylight saving time included.`,
  },
  people: {
    title: (n: number) => `Accounts in the log (${count(n)})`,
    columns: { user: "Account", records: "Records" },
    did: (downloads: number, deletions: number, signIns: number) =>
      [many(downloads, "download"), many(deletions, "deletion"), many(signIns, "sign-in", "sign-ins")].join(", "),
    seen: (first: string, last: string) => `From ${first} to ${last}`,
    kinds: {
      person: "",
      guest: "A guest",
      application: "A program",
      system: "The service itself",
      sid: "A security identifier, not a name: ask the directory whose it is",
      guid: "An identifier, not a name: ask the directory whose it is",
      nobody: "The log names no account",
      other: "Not an address",
    },
    more: (n: number) => `${many(n, "more account is", "more accounts are")} in the list of cell 2 and in the report.`,
  },
  findingsTitle: (n: number) => (n === 1 ? "The finding" : "The findings"),
  moreFindings: (n: number) =>
    `${many(n, "more finding is", "more findings are")} in the CSV: for each test, those with the most records are shown.`,
  finding: {
    records: (n: number) => many(n, "record"),
    what: "What the rows say",
    leaves: "What they leave open",
    rows: "The rows",
    include: "In the chronology",
    loading: "Fetching the rows",
    moreRows: (n: number) => `${count(n)} more are in the CSV.`,
    rowColumns: { time: "Time", operation: "Operation", object: "Object", address: "Address", place: "Row" },
    empty: "(none)",
    items: (n: number) => `covers ${count(n)}`,
  },
  titles: {
    downloads: (files: number) => many(files, "file downloaded", "files downloaded"),
    deletions: (records: number) => many(records, "deletion"),
    forwardsOutside: "Email forwarded to another domain",
    forwards: "Email forwarded",
    hides: "A rule that moves or deletes email",
    sharing: (n: number) => many(n, "act of sharing", "acts of sharing"),
    devices: (n: number) => many(n, "file record of a computer", "file records of a computer"),
    networks: (network: string) => `First sign-in from ${network}`,
  },
  sentences: {
    span: (from: string, to: string) => (from === to ? `At ${from}.` : `From ${from} to ${to}.`),
    burst: (records: number, files: number, peak: number, minutes: number) =>
      `${many(records, "record")} of ${many(files, "different file", "different files")}; at most ${count(peak)} in any ${many(minutes, "minute")}.`,
    usual: (days: number, usual: number, most: number) =>
      days === 0
        ? "The log has no other day of this account to compare with."
        : `On ${many(days, "other day", "other days")} with records of this account: ${count(usual)} a day in the middle (median), ${count(most)} at most.`,
    deleted: (operation: string, n: number) => `${operation}: ${count(n)}`,
    files: (n: number) => `${many(n, "different file", "different files")}.`,
    items: (records: number, items: number) => (items > records ? `The records name ${count(items)} items.` : ""),
    rule: (operation: string, says: string) => `${operation}. ${says}`,
    outside: (targets: string) => `Outside your domains: ${targets}.`,
    inside: "No address outside your domains is named.",
    links: (made: number, used: number) => `${many(made, "link")} for anyone made or changed; ${many(used, "use")} of one recorded.`,
    targets: (targets: string, more: number) => `Shared with ${targets}${more > 0 ? ` and ${count(more)} more` : ""}.`,
    network: (address: string, known: number) =>
      `From ${address}. Before it the log had ${many(known, "other network", "other networks")} for this account.`,
    failed: (n: number) =>
      n === 0
        ? "No failed attempt from that network in the 24 hours before is in the log."
        : `${many(n, "failed attempt", "failed attempts")} from that network in the 24 hours before.`,
    agent: (agent: string) => `The program named itself ${agent}`,
  },
  chronology: {
    title: "Chronology",
    lead: (zone: string) => `The rows of the checked findings; rows that follow closely are one line. Local time is that of ${zone}.`,
    columns: { utc: "UTC", local: "Local time", who: "Account", what: "What the log says", place: "Row" },
    none: "No finding is checked.",
    more: (n: number) => `${many(n, "more line is", "more lines are")} in the CSV, record by record.`,
    onPaper: (n: number) => `Printed: the first lines; ${many(n, "more is", "more are")} in the CSV.`,
    times: (records: number, objects: number) => `${count(records)} records, ${many(objects, "object")}`,
    items: (items: number) => `covers ${count(items)}`,
    addresses: (n: number) => `${count(n)} addresses`,
    row: (row: number) => `row ${count(row)}`,
    rowOf: (row: number, file: string) => `row ${count(row)} of ${file}`,
  },
  operationsTitle: "Which operations each test reads",
  saveChronology: "Save chronology",
  saveAll: "Save every record",
} as const;

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
