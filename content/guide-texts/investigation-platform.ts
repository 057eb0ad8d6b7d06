import type { GuideText } from "./guide-text.ts";

export const investigationPlatform = {
  slug: "investigation-platform",
  number: 3,
  title: "Investigation Platform",
  group: "Microsoft 365 & Cloud Solutions",
  stock: "salmon",
  page: "/siemly",
  description: "Running an internal investigation on Microsoft 365 activity: logs, holds, signals, interviews, a case sheet.",
  lead: "How to investigate on Microsoft 365 records, with Siemly, our platform, or any other: what the logs can carry, and where people must take over.",
  sections: [
    {
      heading: "Decide what you are doing",
      blocks: [
        "An investigation that starts with a search box ends with a story. Start with a mandate: who asked, on what suspicion, under whose privilege, reporting to whom. Three sentences, dated, in the file before the first query is run. Then test whether the platform is the tool at all.",
        {
          kind: "table",
          caption: "What prompts the case, and where to look first",
          head: ["Trigger", "First records", "Watch out for"],
          rows: [
            ["A leaver and a competitor", "Downloads, sharing links, outside mail", "Work that merely looks busy in a notice period"],
            [
              "A complaint about conduct",
              "Chats, calendars, the complainant’s own copies",
              "Retaliation, and reading more than the complaint needs",
            ],
            ["A strange sign-in", "Sign-in and mailbox rules", "Security owns the first day; agree who leads"],
            ["A regulator’s letter", "Retention settings, then custodians", "Loss after the date of the letter"],
            ["Invoices that do not add up", "Approvals, vendor mail, version history", "Records that live outside Microsoft"],
          ],
        },
      ],
    },
    {
      heading: "The four instruments",
      blocks: [
        {
          kind: "terms",
          items: [
            [
              "Activity analytics",
              "Reads audit events and draws each custodian’s week: volume, hours, direction, change. It finds the hour worth reading.",
            ],
            ["Legal holds", "Shows who is held, since when, on which stores, who has acknowledged, and which gaps remain."],
            [
              "Data location map",
              "Lists where a custodian’s material lies: mailboxes, sites, drives, teams, shared folders, and who else can reach them.",
            ],
            [
              "Risk detection",
              "Flags patterns for a person to judge: bulk copying, new forwarding rules, deletion near a date, unusual sharing.",
            ],
          ],
        },
        "None of the four decides anything. A flag is a reason to read, never a finding; a model scores what resembles past risk, and resemblance is not conduct. Each flag in a Siemly case leads to the events beneath it, because a score that cannot be opened cannot be cross-examined. That is the rule to demand of every vendor, us included.",
      ],
    },
    {
      heading: "Reading a week",
      blocks: [
        {
          kind: "drawing",
          title: "One custodian, one week, specimen",
          drawing: "activity-lanes",
          alt: "Four lanes of activity over a week; a dashed line marks notice on Friday, and a highlighted band follows with dense file activity and two shares",
          legend: ["Notice given", "A burst: files, then two shares", "The same person on an ordinary day", "Afterwards, almost nothing"],
        },
        "Read across before you read down. A burst in one lane is often a synchronizing laptop. The same burst with a sharing link and a message to a private address, minutes apart, deserves an interview. Compare a person with their own earlier months and with colleagues in the same post; comparing a salesperson with the office average invents suspects.",
      ],
    },
    {
      heading: "Know your log before you trust it",
      blocks: [
        {
          kind: "checklist",
          items: [
            "Was auditing on throughout, and is it on for this mailbox?",
            "How far back does it go? Microsoft’s standard audit keeps 180 days; some plans keep certain records a year, and longer by add-on.",
            "Which events does the license record? Ask on the day, because the list moves.",
            "Are times in UTC? They usually are. ==Write the zone on every exhibit.==",
            "Has the export been truncated at a row limit?",
            "Could an application, assistant or delegate have acted under that name?",
          ],
        },
        "Some names to know: *FileDownloaded* is a browser fetching a file; *FileSyncDownloadedFull* is a client copying it to a disk; *MailItemsAccessed* may be one mail or a synchronized folder; *New-InboxRule* is a person, or an intruder, tidying up. An address geolocates to a network’s registration, not to a chair. And an event that is absent shows only that it was not recorded, until somebody proves that it would have been.",
      ],
    },
    {
      heading: "Quiet preservation",
      blocks: [
        "Notice can wait when warning would invite deletion; preservation cannot. Place the technical hold first, by custodian and by site, and verify that it has taken effect. Holds do not reach everything: audit logs age out unless exported or retained on their own policy, and a phone, a private mailbox or a third-party app follows other rules. Export the log for the period on day one, hash it, and work from a copy. Record why the custodian has not been told, and when that reason ends.",
      ],
    },
    {
      heading: "Scope it like a warrant",
      blocks: [
        "Name the people, the period, the stores and the question, and have counsel sign the list. Begin with the smallest set that could answer: two people, three weeks, file events and mail headers. Read content only where the pattern calls for it. If the first look shows a wider problem, write one paragraph on why and sign again. A case that grew in four recorded steps looks like care; the same case opened at full width looks like fishing.",
        "Keep the team small. Give each reader a named account and a role, and switch the reader’s own activity log on: the platform that watches custodians has to watch investigators too. Nobody investigates a friend, a rival or the person who signs their review. Screen privileged names before the search, not after the first hit, and agree who reads what the screen holds back.",
      ],
    },
    {
      heading: "People, privacy and the law",
      blocks: [
        {
          kind: "terms",
          items: [
            ["Policy", "Find the version of the acceptable-use policy that the custodian accepted. It shapes expectations of privacy."],
            [
              "Abroad",
              "Outside the United States, data-protection and works-council law may require a stated basis, a narrow scope and notice. Ask local counsel before opening the mailbox.",
            ],
            [
              "Whistleblowers",
              "SEC Rule 21F-17 forbids impeding a report to the Commission. Keep the source’s identity out of search terms.",
            ],
            ["Protected talk", "US labor law protects much discussion of pay and conditions. Never make it a risk signal."],
            ["Privilege", "Counsel directs, in writing. Facts in a log stay discoverable whoever reads them."],
          ],
        },
        {
          kind: "wording",
          title: "Opening for an interview, after Upjohn",
          text: [
            "“I represent the company, not you personally. What we discuss is confidential and privileged, and the privilege is the company’s: it alone may decide to share what you tell me, including with authorities, without asking you. Please do not discuss our conversation with others, apart from your own lawyer. Nothing I say keeps you from reporting facts to a government agency. Do you understand, and shall we go on?”",
          ],
        },
      ],
    },
    {
      heading: "From signal to finding",
      blocks: [
        {
          kind: "steps",
          items: [
            ["Hypothesis.", "One sentence that could turn out false."],
            ["Signal.", "The flag or query that raised it, with its settings."],
            ["Events.", "Raw rows, with identifiers, exported and hashed."],
            ["Second source.", "A document, a device or a person that agrees."],
            ["Innocent reading.", "The best one available, tested honestly."],
            ["Finding.", "Established, likely, open or refuted. Use those words."],
          ],
        },
        "Put documents in front of a witness only after hearing the account without them. Confront with events, not with scores. If the finding may reach a court, ask early who will certify the export under FRE 902(13), and keep the query as well as its answer. A chart for a jury is an illustrative aid under FRE 107, a summary of voluminous records falls under FRE 1006, and the two rules ask different things of you.",
      ],
    },
    {
      heading: "How good cases go wrong",
      blocks: [
        "The team reads everything and remembers the gossip. The suspect’s manager runs the search. A hold is announced on Friday and applied on Monday. Somebody exports to a spreadsheet, sorts one column and saves. The timeline mixes Chicago with UTC. An assistant’s delegated access becomes the director’s guilt. The first draft says “exfiltrated” where the log says downloaded. Each of these has happened to careful people, and each is prevented by one written line, made in time, on the sheet below.",
      ],
    },
    {
      heading: "Close it properly",
      blocks: [
        "A case that is never closed keeps its holds, its copies and its suspicions. Finish with a short memorandum: the question, what was read, what was not, each finding in the words above, and what would reopen it. A cleared employee deserves a line that says so as clearly as an accusation would have been put. If discipline follows, hand over the documents the decision rests on, not the whole case.",
        "Then clean up. Release holds that no matter still needs, in writing and one by one, after asking whether litigation is reasonably expected; if it is, the duty to preserve goes on without the investigation. Delete working copies, keep the hashed export and the log of who saw it, and diarize the end of its own retention. Tell the administrator which setting failed: most cases teach something about defaults, sharing or leavers that costs an hour to repair.",
        "Artificial intelligence may sort, translate and suggest. It should not write the finding. When a summary matters, read the source it cites, note the version of the tool, and treat an answer without a citation as a rumor. The name under the memorandum should belong to someone who can be asked about every line of it under oath.",
      ],
    },
    {
      heading: "Case sheet",
      blocks: [
        {
          kind: "worksheet",
          title: "Open one per allegation",
          fields: [
            "Mandate from, date",
            "Directed by counsel",
            "Custodians, time zone",
            "Period, and why it begins there",
            "Hold verified, by, at",
            "Log exported, SHA-256",
            "Plan and audit retention",
            "Notice deferred until, because",
            { wide: "Hypothesis, and what would refute it" },
          ],
        },
        { kind: "log", caption: "Signals considered", head: ["Signal", "Events", "Innocent reading", "Status"], rows: 4 },
      ],
    },
    {
      heading: "What Siemly is for",
      blocks: [
        {
          kind: "bounds",
          does: [
            "Read what your tenant already records",
            "Keep holds, maps and events in one case",
            "Show the rows under every score",
            "Hand over an export another expert can check",
          ],
          doesNot: [
            "Recover events that were never logged",
            "Install watchers on private devices",
            "Rank employees",
            "Replace the interview, or the lawyer in it",
          ],
        },
      ],
    },
  ],
} as const satisfies GuideText;
