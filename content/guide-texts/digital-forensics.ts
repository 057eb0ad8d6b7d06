import type { GuideText } from "./guide-text.ts";

export const digitalForensics = {
  slug: "digital-forensics",
  number: 2,
  title: "Digital Forensics",
  group: "Forensics & Investigation Services",
  stock: "blue",
  page: "/forensics",
  description: "Laptops, servers and accounts: what to secure first, what artifacts show, protocol wording, an evidence log.",
  lead: "Computers, servers and accounts, from the telephone call to the declaration. What to secure first, what a finding is worth, and how it fails.",
  sections: [
    {
      heading: "Secure in this order",
      blocks: [
        "Evidence decays at different speeds. RFC 3227 calls the list an order of volatility: working memory first, then what runs and what is connected, then disks, then remote logs, then backups and paper. Lawyers can use a shorter one.",
        {
          kind: "table",
          caption: "What goes first",
          head: ["Source", "What destroys it", "First act"],
          rows: [
            ["A running computer", "Shutting down", "Ask an examiner before the power button"],
            ["A departed user’s laptop", "Being reissued", "Pull it from the pool, label it, lock it up"],
            ["Cloud account", "License removal, retention rules", "Place a hold, keep the account"],
            ["Server and firewall logs", "Rolling over, sometimes in days", "Export the period now"],
            ["External drives", "Being plugged in once more", "Bag them, unopened, with the cable"],
          ],
        },
        "==An encrypted laptop that is off may stay closed.== Before anybody shuts one down, find out where the recovery key is kept. Managed machines often escrow it with the administrator; a private machine may not.",
      ],
    },
    {
      heading: "What an image is",
      blocks: [
        {
          kind: "drawing",
          title: "Part of a disk, enlarged, specimen",
          drawing: "disk-sectors",
          alt: "Disk sectors: some hold files, one is half full, one holds a recovered word, the rest is blank",
          legend: [
            "Files the system still lists",
            "Slack after a file’s end",
            "Content no longer listed, found again",
            "Space that gives nothing back",
          ],
        },
        "A copy made by dragging folders changes dates and skips what the system does not show. A forensic image reads every addressable sector, or on sealed modern machines every file with its attributes, through a write blocker or an equivalent control, and closes with a SHA-256 value. Recompute the value next year; if it matches, the image is the one that was made.",
        "Solid-state drives complicate an old promise. Their controllers erase deleted blocks on their own schedule, sometimes minutes after the deletion, write blocker or not. On a modern laptop, recovered files are a bonus; the trail that the system kept about them is the usual find.",
      ],
    },
    {
      heading: "Full image, targeted copy or triage",
      blocks: [
        "Full images suit disputes about deletion, departure and authorship. Targeted copies suit ordinary document requests: agreed folders, attributes kept, a log of errors. Triage, a quick look at selected traces, decides which of twenty laptops deserves more. Say which you bought. A report that calls a targeted copy an image will be corrected for you at deposition.",
        "Remote collection is ordinary now. An encrypted kit goes by courier, the custodian connects it, an examiner works by secure session, and nothing about the result is weaker for the distance if identity, time and hash were recorded. Go on site when the machine is failing, the person is hostile or the room itself is evidence.",
      ],
    },
    {
      heading: "What traces say, and do not",
      blocks: [
        {
          kind: "table",
          caption: "Common artifacts on a Windows computer",
          head: ["Artifact", "Supports", "Does not prove"],
          rows: [
            ["USB device history", "This model was connected, with first and last times", "That files were copied to it"],
            ["Shortcut and recent-file records", "A file at that path was opened, even if now gone", "Who sat there"],
            ["Browser history", "A page was requested", "That it was read"],
            ["Deletion records", "Something was removed, often when", "Why"],
            ["Sign-in events", "Credentials were used", "That their owner used them"],
          ],
        },
        "Two independent traces beat ten of one kind. An examiner who has a plugged-in drive, an opened folder on that drive and a mail about it at the same minute has something to say. One registry value is a question, and should be put to the custodian as one before it goes into a brief.",
        "Look for innocent explanations before your opponent offers one: synchronization, antivirus scans, migrations and time-zone errors each produce impressive lists of activity in which nobody took part. Mass “last accessed” dates at three in the morning usually describe a backup. A careful report names the explanations it tested and how each was excluded.",
      ],
    },
    {
      heading: "Cloud accounts and servers",
      blocks: [
        "A laptop is often only a window. Mail, chat and files live with a provider, and each keeps its own log for its own time, which can be shorter than a meet and confer. Ask three things of every account: who can sign in with full rights, what the plan keeps and for how long, and which devices hold a synchronized copy. Collect with the owner’s or the company’s own authority. The Stored Communications Act stops a provider from handing the content of messages to a civil litigant by subpoena, so go through the account holder.",
        "For a server, agree what “the server” means before the day. An image of the whole machine stops the business and buries the answer; a database export, the application’s log and the permission list may be the case. Write down how the export was made, by query text where there is one, so that another person could make it again. Record the zone of every clock. A timeline that falls apart often does so by a whole number of hours.",
      ],
    },
    {
      heading: "Brief the examiner",
      blocks: [
        "Give the examiner a question, not a conclusion. “Was the bid folder copied to removable media between the 3rd and the 9th?” can be answered. “Find the theft” cannot, and reads badly when the engagement letter is produced. Add the names, dates, file names and projects that would make a trace matter, and say what you already know, including what hurts.",
        "Settle the role. A consulting expert’s work has broad protection under FRCP 26(b)(4)(D); a testifying expert’s does not. If one person may become the other, keep files apart from the first hour. Have counsel retain the examiner, ask for calls before written drafts, and request the raw exports with the report so that a second reader can follow each step.",
        "Budget by decision. Pay for preservation now, for triage next, and for full analysis only of machines where triage found a reason.",
      ],
    },
    {
      heading: "Custody that survives cross",
      blocks: [
        {
          kind: "steps",
          items: [
            ["Describe.", "Maker, model, serial, condition, a photograph of each side."],
            ["Receive.", "Name, date, hour and zone, signatures of both hands."],
            ["Image.", "Tool, version, settings, start, end, read errors."],
            ["Verify.", "Source and image values compared; a mismatch is reported, not repeated quietly."],
            ["Store.", "Original sealed, working copy encrypted, key held apart."],
            ["Release.", "Returned or destroyed on written instruction only."],
          ],
        },
        "ISO/IEC 27037 names four aims for whoever handles evidence first: auditability, repeatability, reproducibility and justifiability. We use it as a yardstick and claim no certificate. NIST SP 800-86 is the readable companion for incidents, and the NIST tool-testing reports tell you what a given imager got wrong.",
      ],
    },
    {
      heading: "Inspection protocol wording",
      blocks: [
        {
          kind: "wording",
          title: "Clause for an opponent’s device",
          text: [
            "“The neutral examiner shall create one verified image of each listed device and keep it under seal. The examiner shall run only the searches in Schedule B and shall deliver the results first to counsel for the device’s owner, who has seven days to withhold privileged or unrelated private items by log. Remaining results go to all parties at once. Any departure from this protocol, and any sign of wiping, is reported to both sides in the same message. Disclosure under this protocol waives no privilege.”",
          ],
        },
        "Courts do not hand over an adversary’s drive for the asking. FRCP 34 permits inspection and sampling, yet its 2006 committee note warns against treating that as a routine right of direct access. Show why ordinary production failed: missing files, conflicting accounts, a device at the center of the claim. For the last sentence to bind strangers to the case, have it entered under FRE 502(d).",
      ],
    },
    {
      heading: "From finding to court",
      blocks: [
        {
          kind: "terms",
          items: [
            [
              "FRE 902(13), (14)",
              "Certify records generated by an electronic process, and copies proved by digital identification. Both save a live witness on authenticity only.",
            ],
            [
              "FRE 702",
              "As amended in 2023: the proponent shows that each opinion more likely than not rests on enough facts and a reliable method, reliably applied.",
            ],
            [
              "FRCP 26(a)(2)(B)",
              "The retained expert’s signed report lists facts considered, exhibits, publications, four years of testimony and pay. Ask for it early.",
            ],
            [
              "FRCP 26(b)(4)",
              "Protects draft reports and most talks with counsel, but not pay, or facts and assumptions counsel supplied.",
            ],
            ["FRCP 37(e)", "Measures what to do when a step taken too late lost something irreplaceable."],
          ],
        },
      ],
    },
    {
      heading: "Five ways to spoil it",
      blocks: [
        {
          kind: "checklist",
          items: [
            "The new hire gets the old laptop on Monday. Fix: a waiting period for leavers.",
            "Somebody from IT looks around first, with administrator rights and good intentions.",
            "A drive travels in ordinary mail, unsealed and unencrypted.",
            "Only the computer is imaged; the synchronized cloud folder held the other half of it.",
            "The question was never written down, so everything is analysed and nothing is answered.",
          ],
        },
      ],
    },
    {
      heading: "Evidence worksheet",
      blocks: [
        {
          kind: "worksheet",
          title: "One sheet per source",
          fields: [
            "Matter, exhibit number",
            "Custodian and role",
            "Maker, model, serial",
            "Found where, in what state",
            "Encryption, key held by",
            "Clock compared with, difference",
            "Image type and tool",
            "SHA-256, first and last eight",
            { wide: "The question this source should answer, in one sentence" },
          ],
        },
        { kind: "log", caption: "Analysis notes", head: ["Hour", "Trace", "Reading", "Other reading"], rows: 4 },
      ],
    },
    {
      heading: "Our lane",
      blocks: [
        {
          kind: "bounds",
          does: [
            "Image computers, servers, mail and cloud accounts",
            "State confidence with each finding",
            "Deliver load files, a report and exhibits",
            "Explain it again to your expert’s expert",
          ],
          doesNot: [
            "Say who was at the keyboard",
            "Promise deleted files",
            "Hack back or enter accounts without authority",
            "Shape a finding to the theory of the case",
          ],
        },
      ],
    },
  ],
} as const satisfies GuideText;
