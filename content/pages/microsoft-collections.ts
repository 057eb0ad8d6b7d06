import { claims } from "../claims.ts";

export const microsoftCollections = {
  meta: {
    title: "Microsoft 365 Collections for Litigation",
    description:
      "Defensible collections from five Microsoft 365 workloads: what is taken, what is kept with it, how the counts are reconciled, and where the limits are.",
  },
  hero: {
    label: "Microsoft Collections",
    name: "Microsoft Collections",
    title: "Microsoft Collections",
    size: "two-lines",
    lead: "Exchange, SharePoint, OneDrive, Teams and Purview, collected for litigation. We collect every one of them with the context that makes it evidence, and we reconcile the counts before you rely on them.",
    actions: [
      { label: "Schedule Consultation", to: "/consultation" },
      { label: "Modern Attachments", to: "/modern-attachments" },
    ],
  },
  workloads: {
    label: "Workloads",
    heading: "What we collect",
    lead: "Items come with the context that a witness needs to explain them later.",
    columns: { taken: "Taken", kept: "Kept with it", missed: "Usually lost" },
    rows: [
      {
        name: "Exchange",
        taken:
          "Primary and archive mailboxes, calendars, tasks, shared and inactive mailboxes, and the Recoverable Items folder behind them.",
        kept: "Folder path, read state, categories, thread identifiers, delegates and inbox rules.",
        missed: "The archive that was switched on unnoticed",
      },
      {
        name: "SharePoint",
        taken: "Sites, libraries, lists and pages within scope, by folder, date and author, with the versions the scope calls for.",
        kept: "Version numbers and authors, permissions at the time of collection, check-outs, and the columns used for filing.",
        missed: "List items, because they are not files",
      },
      {
        name: "OneDrive",
        taken: "Named custodians’ drives, including what was shared from them and, on request, both recycle bins.",
        kept: "Sharing links with their scope, created and modified times, path, and version history.",
        missed: "What a colleague shared and then unshared",
      },
      {
        name: "Teams",
        taken: "Channels, private and shared channels, one-to-one and group chats, meeting chats, recordings and their transcripts.",
        kept: "Threads in order, edits, deletions that retention still holds, reactions, membership by date, and linked files.",
        missed: "Private channels, which are kept somewhere else",
      },
      {
        name: "Purview",
        taken:
          "Existing cases, holds, searches, review sets and audit records, so that the work already done is neither lost nor repeated.",
        kept: "Who ran which search, when, with what terms and what count; policies in force and the dates they changed.",
        missed: "Searches run before you were retained",
      },
    ],
  },
  expertise: {
    label: "Collection expertise",
    heading: `Over ==${claims.collections.figure}== of collections experience`,
    basis: claims.collections,
    lead: "Much of it inside tenants that were in use and changing.",
    items: [
      {
        title: "Narrow scope first",
        text: "We scope by custodian, date and place, run a count first, and show you what each filter removes. You approve a number, then we collect that number.",
      },
      {
        title: "Roles instead of passwords",
        text: "Your administrator grants a named account the narrowest role that works, for a fixed period. The grant, its use and its end are in the log.",
      },
      {
        title: "Counted twice",
        text: "Items found, items delivered, items refused, each with a reason. Unindexed, encrypted and oversized items are listed one by one.",
      },
      {
        title: "Linked files included",
        text: "Where a message links to a file, we follow the link and pair the two: see [Modern Attachments](/modern-attachments).",
      },
    ],
  },
  process: {
    label: "Process",
    heading: "How a collection runs",
    lead: "The form travels with the data. You receive a copy on the day of delivery.",
    steps: [
      {
        title: "Preserve",
        text: "Holds go on mailboxes, sites and chats before anything is searched. Policies that would delete in the meantime are found and paused.",
        facts: [
          ["From you", "custodians, dates"],
          ["From IT", "a role for holds, one hour"],
          ["You get", "hold register"],
        ],
      },
      {
        title: "Count",
        text: "Searches run as estimates first. You see items and sizes by workload and custodian, and what each term adds.",
        facts: [
          ["From you", "a decision on scope"],
          ["Recorded", "query text, time, count"],
          ["You get", "estimate, to file"],
        ],
      },
      {
        title: "Collect",
        text: "Copied through Microsoft’s own interfaces to encrypted storage, hashed on arrival with SHA-256. Items are copied and stay in the tenant.",
        facts: [
          ["Interrupted", "resumed where it stopped"],
          ["Hash", "each item, each package"],
          ["You get", "custody form"],
        ],
      },
      {
        title: "Reconcile",
        text: "Delivered items are matched against the estimate. Differences are explained item by item, then loaded, or handed over as native files with a load file.",
        facts: [
          ["Open items", "listed with reasons"],
          ["Format", "DAT, OPT, natives"],
          ["You get", "report, declaration"],
        ],
      },
    ],
  },
  limits: {
    label: "Limits",
    heading: "Limits",
    paragraphs: [
      "We collect what the tenant holds on the day. A chat that expired last month without a hold is gone. A file kept only on a laptop never reached OneDrive, and a sensitivity label with its own key can come out as ciphertext until the key’s owner helps. Reports say so in a section of their own.",
      "Microsoft throttles large exports, so a big tenant takes days. We start early, run at night, and report the rate each morning. If the deadline cannot be met in full, you will know while there is still time to negotiate a rolling production.",
    ],
  },
  closing: {
    label: "Next step",
    heading: `Send us the custodian list and the dates. A project manager answers within ${claims.responseHours.figure} on business days.`,
    actions: [
      { label: "Schedule Consultation", to: "/consultation" },
      { label: "Modern Attachments", to: "/modern-attachments" },
    ],
  },
} as const;
