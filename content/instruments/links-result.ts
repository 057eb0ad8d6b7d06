const many = (n: number, one: string, more: string) => `${n.toLocaleString("en-US")} ${n === 1 ? one : more}`;

/** Messages, and which of their attachments are only links: /modern-attachments#links. */
/** What stands below a mailbox that was read, and what is said of files that could not be: loaded with what reads them. */
export const linksResult = {
  limitsTitle: "What an address cannot tell you",
  limits: [
    {
      strong: "Which version was meant.",
      rest: "A link names a file, not a state of it. The version at the time of sending is in the version history, if it is still kept.",
    },
    { strong: "Whether the file is still there.", rest: "No link was opened. It may be gone, moved, or closed to you." },
    { strong: "Who could open it.", rest: "Access is a setting of the file. Ask for the sharing settings at the time." },
    {
      strong: "What a closed wrapper holds.",
      rest: "Mimecast, short links and some others keep the address on their server. They are counted apart: any of them may lead to a file.",
    },
    {
      strong: "Other services.",
      rest: "SharePoint, OneDrive, Google Drive, Dropbox and Box are told by their addresses. A file kept elsewhere counts as an ordinary link.",
    },
    {
      strong: "Whose link it was.",
      rest: "A reply repeats what it quotes. Quotes are told by their markup, which not every program writes.",
    },
  ],
  verdict: (found: number, all: number) =>
    `==${found.toLocaleString("en-US")}== of ${many(all, "attachment", "attachments")} ${found === 1 ? "is a link" : "are links"}`,
  noLinks: (attached: number) =>
    attached === 0 ? "No attachment, and no link to a file" : `${many(attached, "attachment", "attachments")}, no link to a file`,
  notes: {
    meaning:
      "An attachment here is a file that a message carries, or a link to one. A file linked in two messages counts twice, as it would if it were attached.",
    none: "None of the addresses leads to a file on SharePoint, OneDrive, Google Drive, Dropbox or Box.",
    closed: (n: number) =>
      n === 1
        ? "1 more link keeps its address on another server and may lead to a file."
        : `${n.toLocaleString("en-US")} more links keep their address on another server. Any of them may lead to a file.`,
    sealed: (n: number) =>
      `${many(n, "message is", "messages are")} encrypted or packed as winmail.dat: links inside could not be looked for.`,
    unread: (n: number) => `${many(n, "item was", "items were")} not read, each with its reason below.`,
  },
  tally: {
    messages: "Messages",
    links: "Links to files",
    attached: "Attached files",
    inline: "Inline images",
    closed: "Closed links",
    others: "Other links",
  },
  table: "Links and attached files, by message",
  columns: { item: "Message and file", size: "Bytes", standing: "Is" },
  standings: { link: "A link", attached: "Attached", closed: "Closed" },
  /** The first column of the CSV. */
  records: { link: "link", closed: "closed link", attached: "attachment", inline: "inline image" },
  notInside: "not inside",
  unnamed: "(no name)",
  noSubject: "(no subject)",
  noSender: "(no sender)",
  noDate: "(no date)",
  /** The line that tells a message in the table: who, when by its own words, which of a mailbox. */
  messageNumber: (source: string, n: number) => `${source}, message ${n.toLocaleString("en-US")}`,
  attachedTo: (subject: string) => `Attached to “${subject}”`,
  onPaper: (n: number) => `On paper the first ${n} messages; the CSV has all of them.`,
  more: (n: string) => `${n} more lines are in the CSV and the report.`,
  findingsTitle: (n: number) => (n === 1 ? "The link" : "The links"),
  moreFindings: (n: string) => `${n} more links are in the table, the CSV and the report.`,
  facts: {
    where: "Where it stands",
    what: "What it is",
    ask: "What to ask for",
    from: "From",
    to: "To",
    sent: "Sent",
    utc: "In UTC",
    subject: "Subject",
    messageId: "Message-ID",
    source: "File",
    within: "Attached to",
    shown: "Shown as",
    noWords: "The address itself",
    kind: "Kind",
    place: "Site or owner",
    name: "Path",
    id: "Identifier",
    target: "Address",
    wrappers: "Unwrapped from",
    places: "Found in",
    marks: "Marked by",
  },
  zoneUnknown: "Not told: the date names no zone",
  warnings: {
    differs: "The words of the link name another place or file than the address.",
    quoted: "It stands in quoted text: the earlier message is the one to date it by.",
  },
  providers: {
    sharepoint: "SharePoint",
    onedriveBusiness: "OneDrive for Business",
    onedrive: "OneDrive",
    google: "Google Drive",
    dropbox: "Dropbox",
    box: "Box",
  },
  kinds: {
    document: "document",
    spreadsheet: "spreadsheet",
    presentation: "presentation",
    pdf: "PDF",
    notebook: "notebook",
    drawing: "drawing",
    image: "picture",
    video: "video",
    folder: "folder",
    file: "file",
    unknown: "file or folder",
  },
  places: { html: "HTML", text: "plain text", calendar: "invitation", header: "header" },
  marks: {
    outlook: "Outlook, as an attachment",
    gmail: "Gmail, as an attachment",
    documentReference: "Outlook, in the header Document-Reference",
  },
  wrappers: {
    barracuda: "Barracuda",
    cisco: "Cisco Secure Email",
    facebook: "Facebook redirect",
    google: "Google redirect",
    linkedin: "LinkedIn redirect",
    mimecast: "Mimecast",
    owa: "Outlook on the web",
    proofpoint: "Proofpoint URL Defense",
    safelinks: "Microsoft Safe Links",
    shortener: "short link",
    sophos: "Sophos",
    symantec: "Symantec",
    teams: "Teams file link",
    trellix: "Trellix",
    trendmicro: "Trend Micro",
  },
  ask: {
    named: (name: string, place: string) => `“${name}” on ${place}`,
    shown: (words: string, kind: string, place: string) => `the ${kind} shown as “${words}” on ${place}`,
    unnamed: (kind: string, id: string, place: string) => `the ${kind} ${id} on ${place}`,
    at: (utc: string) => `at ${utc}, when the message says it was sent`,
    undated: "when the message was sent, a moment its date does not tell",
    quoted: (utc: string) => `when the quoted message was sent, some time before ${utc}`,
    quotedUndated: "when the quoted message was sent",
    file: (what: string, when: string, log: string) =>
      `The version of ${what} that was current ${when}; its version history; and ${log} from then on.`,
    folder: (what: string, when: string, log: string) =>
      `What ${what} held ${when}, with the version of each file at that moment; the version histories; and ${log} from then on.`,
    logs: {
      sharepoint: "its sharing settings and audit log",
      onedriveBusiness: "its sharing settings and audit log",
      onedrive: "its sharing settings and activity",
      google: "its sharing settings and Drive log events",
      dropbox: "its sharing settings and activity log",
      box: "its sharing settings and access report",
    },
    closed: (wrapper: string, domain: string, when: string) =>
      `The address behind this ${wrapper} link${domain}, from whoever runs the recipient’s mail filter; and, if it leads to a file, the version that was current ${when}.`,
    shortened: (when: string) => `Where this short link led ${when}; and, if it was a file, the version that was current then.`,
    toDomain: (domain: string) => ` to ${domain}`,
  },
  request: {
    title: "Wording for a request",
    begins: "For each of these linked files:",
    copy: "Copy the wording",
    standsIn: (messageId: string) => `The link stands in the message ${messageId}.`,
    more: (n: string) => `${n} more are in the CSV, one sentence each.`,
  },
} as const;
