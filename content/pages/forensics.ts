import { claims } from "../claims.ts";
import { person } from "../person.ts";

export const forensics = {
  meta: {
    title: "Remote Forensic Collections: Phones, Cloud, Computers",
    description:
      "Phones, social media, webmail, Office 365, laptops and servers, imaged remotely by an examiner on camera, hash-verified and logged, with FRE 902(14) certification.",
  },
  hero: {
    label: "Digital forensics",
    name: "Digital Forensics",
    title: "Remote forensic\n*collections*",
    size: "two-lines",
    lead: "An examiner on camera images the phone, account or computer remotely; the phone stays with its owner. You receive an image whose SHA-256 hash is checked twice, and the log of the session.",
    actions: [
      { label: "Talk to an examiner", to: "/contact" },
      { label: "Read case studies", to: "/case-studies" },
    ],
  },
  services: {
    label: "Services",
    heading: "What we collect",
    terms: { reached: "Reached by", kept: "Preserved", stops: "Stops at" },
    items: [
      {
        subject: "phone",
        title: "Remote mobile phone collections",
        text: "A kit arrives by courier with the cable, the laptop and a return label. The custodian connects the phone; the examiner does the rest in an encrypted session with video on.",
        reached: "Kit by courier, or a custodian’s own computer",
        kept: "Messages, media, call logs, app data, system records",
        stops: "A lost passcode. Not every deleted message comes back, and we say which could not",
      },
      {
        subject: "social",
        title: "Social media and webmail",
        text: "Accounts are collected with the holder’s consent and at the holder’s keyboard: provider export first, then a capture of what exports leave out, such as comments, edits and how a post looked. The Stored Communications Act keeps providers from handing content to civil litigants on a subpoena, so the account holder is the way in.",
        reached: "The account holder’s own sign-in, never a shared password",
        kept: "Posts, threads, timestamps, headers, attachments",
        stops: "Accounts we have no consent or order for, and stories that have already expired",
      },
      {
        subject: "cloud",
        title: "Office 365 and cloud platforms",
        text: "Mailboxes, sites, drives and chats are taken at the source with a role that can read and cannot write. Versions, sharing links and audit records travel with the files. See also [Microsoft collections](/microsoft-collections).",
        reached: "A read-only role, granted by your administrator, removed when the collection is verified",
        kept: "Folders, versions, permissions, thread order, audit log",
        stops: "What retention has already purged. The log shows when",
      },
      {
        subject: "computer",
        title: "Laptops and servers",
        text: "A full image where the matter needs unallocated space and traces of use; a targeted copy where it does not. Encrypted disks are imaged live, with the key. Servers are collected in their quiet hours, without being switched off.",
        reached: "Agentless session, bootable drive or an examiner on site",
        kept: "Image or logical copy, file system times, registry, logs",
        stops: "Overwritten sectors and wiped solid-state drives",
      },
    ],
  },
  reliability: {
    label: "Reliability",
    heading: "Objections and answers",
    columns: { alleged: "Objection", answer: "In the file" },
    items: [
      {
        alleged: "You changed it.",
        strong: "Write protection",
        rest: "The source is read and not written to. Where a phone or a live system makes that impossible, each touch is listed with its reason.",
      },
      {
        alleged: "That is not the same file.",
        strong: "Two hashes",
        rest: "SHA-256 at acquisition and SHA-256 at the shelf. If they differ, the report says so.",
      },
      { alleged: "Someone else had it.", strong: "Signed custody", rest: "Each hand signs at each move, the courier’s included." },
      {
        alleged: "You only took what you liked.",
        strong: "Scope in writing",
        rest: "Filters, dates and exclusions are agreed before the session and printed in the log.",
      },
      {
        alleged: "The tool is a black box.",
        strong: "Versions named",
        rest: "Tool, version and settings are recorded, and a second tool reads a sample of the result.",
      },
      {
        alleged: "There is no record of how it was done.",
        strong: "Session on record",
        rest: "The examiner’s screen is recorded from start to finish and kept with the image.",
      },
    ],
  },
  why: {
    label: "Why choose us",
    heading: "Why choose us",
    number: "Tag",
    items: [
      {
        title: "No travel",
        text: "A remote session costs a courier and part of a day, with no flights or hotels on the bill.",
        check: "Ask for both quotes",
      },
      {
        title: "Privacy kept",
        text: "The custodian sees what is taken as it is taken. What the scope sheet does not name stays on the phone, or sealed in the image.",
        check: "Ask for the scope sheet",
      },
      {
        title: "Plain reports",
        text: "Findings a juror can follow, with the technical part in an appendix.",
        check: "Ask for a sample report",
      },
      {
        title: "Experienced examiners",
        text: `Over ${claims.collections.figure} of collections behind the team, and the examiner who made the image is the one who explains it.`,
        check: "Ask who that will be",
      },
    ],
  },
  process: {
    label: "Process",
    heading: "Timetable",
    lead: "An example: one phone, one mailbox, a hearing on Monday.",
    signed: "Signed:",
    steps: [
      {
        when: "Wed 9:00 AM",
        title: "Initial assessment",
        text: "Half an hour with counsel: what is in dispute, which devices and accounts can hold it, what is at risk of being overwritten. You get a scope sheet to approve, line by line.",
        signed: "Scope sheet",
      },
      {
        when: "Wed 2:00 PM",
        title: "Data collection",
        text: "Kit connected, identity checked on camera, scope read aloud. Image made, verified and sealed while the custodian watches.",
        signed: "Custody form, hash list",
      },
      {
        when: "Thu 10:00 AM",
        title: "Analysis and processing",
        text: "Messages threaded, deleted items recovered where they can be, time zones reconciled, everything loaded for review.",
        signed: "Processing report",
      },
      {
        when: "Fri 4:00 PM",
        title: "Reporting",
        text: "Findings with their sources, what was not found and why, and the certification that lets the copy authenticate itself.",
        signed: "Report, FRE 902(14) certification",
      },
    ],
  },
  limits: {
    label: "Admissibility",
    heading: "What counsel needs to know about admissibility",
    paragraphs: [
      "FRE 902(14) lets a copy from a device authenticate itself when a qualified person certifies the process of digital identification, in practice the hash. 902(13) does the same for records generated by a process or system that produces an accurate result. We prepare the certification with the image, while the details are at hand. The other side is owed reasonable written notice before trial, and a fair opportunity to challenge the copy.",
      "When something is gone, FRCP 37(e) asks whether it should have been preserved, whether reasonable steps were taken, and whether it can be replaced. Our log is evidence on the second question and often on the third: a message missing from one phone is often on the phone it was sent to.",
      "What we need from you: authority over the device or consent from its owner, the passcode, and the names of the apps people really used.",
      "We do not guess at intent. We report that a wiping tool ran on Sunday night, and leave the reason to testimony.",
    ],
  },
  leader: {
    label: "Leadership",
    heading: "Who leads forensics",
    person: person("varga"),
    quote: "“A message missing from one phone is often on another. Ask who received it before you ask who deleted it.”",
    about: `${person("varga").bio} She leads the examiners and signs the reports.`,
    mailSubject: "Forensics inquiry",
  },
  closing: {
    label: "Next step",
    heading: `Name the phones, the accounts and the deadline. A project manager answers within ${claims.responseHours.figure} on business days.`,
    actions: [
      { label: "Contact our examiners", to: "/contact" },
      { label: "Case studies", to: "/case-studies" },
    ],
  },
} as const;
