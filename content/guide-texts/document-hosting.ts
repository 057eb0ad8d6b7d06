import type { GuideText } from "./guide-text.ts";

export const documentHosting = {
  slug: "document-hosting",
  number: 5,
  title: "Document Hosting",
  group: "Litigation Support Services",
  stock: "blue",
  page: "/data-hosting",
  description:
    "Choosing, loading, governing and leaving a hosted review platform, with contract wording, cost arithmetic and an acceptance sheet.",
  lead: "What to ask before evidence moves into a hosted review platform, what to check while it lives there, and how to get it out again complete.",
  sections: [
    {
      heading: "Does this matter need hosting?",
      blocks: [
        "Not every dispute does. A few hundred documents read by one associate are safe in a folder with an index. Hosting earns its fee when several people decide about the same documents, when a privilege call must be consistent, when chats, sound or foreign languages are involved, or when a court will ask how you found what you produced.",
        {
          kind: "table",
          caption: "From need to set-up",
          head: ["If the matter has", "Look for", "You can do without"],
          rows: [
            ["Under 20,000 documents, one team", "Fast set-up, plain coding panel", "Predictive models"],
            ["Rolling productions from several parties", "Separate sources, load-file tools", "Elaborate dashboards"],
            ["Hundreds of thousands of documents", "Continuous learning, sampling reports", "Folder-by-folder reading"],
            ["Chats, audio, other languages", "Short-message view, transcripts, translation beside the original", "Printing"],
            ["Experts or co-counsel outside", "Roles by group, watermarks, audit trail", "Shared passwords, ever"],
          ],
        },
        "We host on three third-party review platforms and have no reason to praise one above the others. They differ in search syntax, in how they show chats, and in what an export leaves behind. Choose by the work, then by the people who have used it before.",
      ],
    },
    {
      heading: "The floor plan",
      blocks: [
        {
          kind: "drawing",
          title: "A workspace with four doors, specimen",
          drawing: "workspace-plan",
          alt: "A floor plan: evidence enters intake, passes a door into the workspace, doubtful items go to a quarantine room, and a marked exit leads out from a production room",
          legend: [
            "Intake: counted, hashed, scanned for viruses",
            "Workspace: only coded, never altered",
            "Quarantine: privileged or misdelivered",
            "The way out, tested early",
          ],
        },
        "Every hosted matter has these rooms, whatever the brochure calls them. Ask who holds the key to each door, and who sees the log of its use. The third room is the one that gets forgotten: when an opponent’s privileged mail arrives, FRCP 26(b)(5)(B) obliges you, once notified, promptly to return, sequester or destroy it, and not to use it until the claim is resolved. A platform that cannot lock four documents away from its own reviewers will not manage that.",
      ],
    },
    {
      heading: "Loading without surprises",
      blocks: [
        {
          kind: "steps",
          items: [
            ["Count at the door.", "Files, bytes, hash list and sender are noted before anything is opened."],
            ["Expand.", "Containers become items; families stay together; passwords and damage go on an exception report."],
            ["Choose one time zone.", "Write it down. Changing it later changes threads, dates and duplicates."],
            ["Deduplicate.", "Globally or by custodian, on a stated hash, with all custodians kept in a field."],
            ["Cull by agreement.", "System files, dates, domains; the removed set is kept and can be sampled."],
            ["Reconcile.", "In = loaded + duplicates + culled + exceptions. If the sum fails, nobody reviews."],
          ],
        },
        "==The exception report is evidence too.== A password-protected workbook that nobody opened is the one the other side will know by name. Give it an owner and a date.",
      ],
    },
    {
      heading: "Keys, roles and strangers",
      blocks: [
        "ABA Model Rules 1.6(c) and 5.3 make protection of client data your duty even when a vendor runs the machine. Reasonable questions follow. Is sign-in bound to your own directory, with a second factor? Does each person have a named account? Which roles may print, download, export, delete? Can an outside expert be confined to one folder, for one month, in view-only form? Are administrators’ acts logged where administrators cannot edit?",
        "Ask where the data lies, in which country the support staff sit, which subcontractors can reach it, how encryption keys are held, and how often a restore has been tried rather than promised. Ask for the host’s current independent report, under a confidentiality agreement, and read its exceptions page first. A logo on a website is not a report, and a report that covers the data center need not cover the people who log in to it. Our own papers deserve the same reading.",
        "Ask separately about artificial intelligence. Does any model train on your documents? Where is a prompt processed, and is it kept? Is the tool’s output marked as such in the record? Does the protective order under FRCP 26(c) allow the material to go there? ABA Formal Opinion 512 is the sensible starting point for the duties involved.",
      ],
    },
    {
      heading: "What it costs, worked through",
      blocks: [
        "Price is usually volume times months, with three habits that make it grow: expansion (containers unpack to more than their size), forgetting (nobody archives), and extras (users, processing, exports, hours). Suppose 100 gigabytes arrive, expand to 160, and 40 percent goes as duplicates and agreed culling. You host 96. At month six the reviewed and irrelevant half can move to near-line storage at a lower rate, if the contract knows one. Ask for a quotation in that form: per stage, with the assumption beside each figure, and a ceiling that triggers a telephone call rather than an invoice.",
        "Compare the end as well as the start. A low monthly rate with a high exit fee is a lease with a lock on the inside.",
      ],
    },
    {
      heading: "The clause about leaving",
      blocks: [
        {
          kind: "wording",
          title: "For the hosting agreement",
          text: [
            "“Within ten business days of a written request, and at the end of the matter in any case, Provider delivers to Client all natives, images, text, metadata, redactions, annotations, coding, privilege-log fields, saved searches described in words, and the audit trail, in a documented load-file format with hash values. No further fee applies beyond the rate in Schedule 2. After Client confirms that the delivery can be read, Provider deletes every copy, including near-line and backup copies as they expire, and certifies method and date. Provider remains bound by confidence and by the protective order. Provider shall not suspend access over a disputed invoice without thirty days’ notice.”",
          ],
        },
        "Method has a vocabulary: NIST SP 800-88 speaks of clear, purge and destroy. Name the one you want, and say what happens to backups, which nobody deletes item by item.",
      ],
    },
    {
      heading: "Searching so that you can explain it",
      blocks: [
        "Each platform splits words, counts distance and treats punctuation in its own way. Before terms are negotiated, run them where they will be used, and look at a report with hits, unique hits and families per term. A term that brings forty thousand documents is a guess; one that brings none is usually misspelt. Read a small random sample on both sides of the line, of what hit and of what did not. Keep the syntax, the date, the index state and the count together, because an index rebuilt in June answers differently from one built in May.",
        "Concept search, clustering and query assistants find what nobody thought to type. They suit early understanding and quality control. For a cut-off that excludes documents from review they need a written, tested basis, and in most cases a conversation with the other side first. Save the question with its answer; a finding that cannot be repeated is an anecdote.",
      ],
    },
    {
      heading: "Moving between hosts",
      blocks: [
        "A change of host in mid-matter is possible and seldom pleasant. Freeze coding on a Friday. Export natives, text, images and every field, plus the list of fields with their types, the users, the saved searches, and the production history with its Bates ranges. Load it all at the new host under the same document identifiers, even if they are ugly. Then compare: totals by custodian, by tag, by production; ten documents opened side by side; one redaction tested by copying the text beneath it. Keep the old workspace readable until the second production from the new one has gone out without complaint.",
        "What rarely survives is worth knowing in advance: highlighting sets, viewing history, relationships between chats, training rounds of a predictive model. If a model matters, finish its work before the move, and archive its validation report where people can find it.",
      ],
    },
    {
      heading: "Monthly housekeeping",
      blocks: [
        {
          kind: "checklist",
          items: [
            "Close accounts of people who have left the case.",
            "Read the export and download log; ask about one line of it.",
            "Review the size report; archive what is decided and quiet.",
            "Test one search whose answer you know.",
            "Confirm that holds, orders and clawbacks are reflected in access.",
            "Note changes of version, rates or subcontractors.",
          ],
        },
      ],
    },
    {
      heading: "Common regrets",
      blocks: [
        {
          kind: "terms",
          items: [
            [
              "One giant field",
              "Everybody tags in a free-text box. Design the coding panel from the production backwards, in an hour, with a litigator.",
            ],
            ["Two time zones", "A second vendor loaded in local time. Threads split and the chronology is wrong by night."],
            [
              "Deduplicated away",
              "The copy in the director’s mailbox vanished from view. Keep all custodians and paths in fields, and search those.",
            ],
            ["Redaction on top", "A black box over live text. Check that text, metadata and native were withheld or replaced as well."],
            ["Nobody closed it", "The case settled in spring and was billed until winter."],
          ],
        },
      ],
    },
    {
      heading: "Acceptance sheet",
      blocks: [
        {
          kind: "worksheet",
          title: "Sign before review begins",
          fields: [
            "Matter, platform, region",
            "Client-side owner",
            "Items in, bytes in",
            "Loaded, duplicates, culled",
            "Exceptions, owner, due",
            "Time zone, hash for duplicates",
            "Orders and agreements loaded",
            "Test export opened by",
            { wide: "Who may export, and who is told when they do" },
          ],
        },
        { kind: "log", caption: "Volumes received", head: ["Date", "Source", "Count, hash", "Accepted by"], rows: 4 },
      ],
    },
    {
      heading: "What we answer for",
      blocks: [
        {
          kind: "bounds",
          does: [
            "Advise on platform before selling space on it",
            "Reconcile every load on paper",
            "Give you the audit log on request",
            "Rehearse the exit in the first month",
          ],
          doesNot: [
            "Own or build the third-party platforms",
            "Read your documents out of interest",
            "Send documents to an AI tool you have not approved",
            "Hold evidence hostage to an invoice",
          ],
        },
      ],
    },
  ],
} as const satisfies GuideText;
