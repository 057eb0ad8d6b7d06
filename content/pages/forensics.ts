import { claims } from "../claims.ts";

export const forensics = {
  meta: {
    title: "Remote Forensic Collections: Phones, Cloud, Computers",
    description:
      "Phones, social media, webmail, Office 365, laptops and servers, imaged remotely by an examiner on camera, hash-verified and logged from the first minute.",
  },
  hero: {
    label: "Digital forensics",
    name: "Digital Forensics",
    title: "Remote forensic\n*collections*",
    size: "two-lines",
    lead: "The phone stays with its owner. The examiner stays on camera. What leaves the room is a verified image and a log of every minute it took to make.",
    actions: [
      { label: "Talk to an examiner", to: "/contact" },
      { label: "Read case studies", to: "/case-studies" },
    ],
  },
  services: {
    label: "Services",
    heading: "Four kinds of evidence, none of it moved ==without a record==",
    terms: { reached: "Reached by", kept: "Preserved", stops: "Stops at" },
    items: [
      {
        subject: "phone",
        title: "Remote mobile phone collections",
        text: "A kit arrives by courier with the cable, the laptop and a return label. The custodian plugs in, the examiner does the rest over an encrypted session with the video on. The phone stays where it is.",
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
        text: "Mailboxes, sites, drives and chats are taken at the source with a role that can read and cannot write. Versions, sharing links and audit records travel with the files. The Microsoft side has [a page of its own](/microsoft-collections).",
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
    heading: "What will be said about it, and what the file says",
    columns: { alleged: "Alleged", answer: "In the file" },
    items: [
      {
        alleged: "You changed it.",
        strong: "Write protection",
        rest: "The source is read and not written to. Where a phone or a live system makes that impossible, each touch is listed with its reason.",
      },
      {
        alleged: "That is not the same file.",
        strong: "Two hashes",
        rest: "SHA-256 at acquisition and SHA-256 at the shelf. ==They match, or the difference is reported.==",
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
        alleged: "Nobody saw it done.",
        strong: "Session on record",
        rest: "The examiner’s screen is recorded from start to finish and kept with the image.",
      },
    ],
  },
  why: {
    label: "Why choose us",
    heading: "Four reasons, each tied to something you can check",
    number: "Tag",
    items: [
      {
        title: "Nobody flies",
        text: "A remote session costs a courier and part of a day. Travel, hotels and lost days stay out of the bill.",
        check: "Ask for both quotes",
      },
      {
        title: "Privacy kept",
        text: "The custodian sees what is taken as it is taken. What the scope sheet does not name stays on the phone, or sealed in the image.",
        check: "Ask for the scope sheet",
      },
      {
        title: "Plain reports",
        text: "Findings are written so that a juror can follow them, with the technical part in an appendix.",
        check: "Ask for a specimen",
      },
      {
        title: "People who know",
        text: `Over ${claims.collections.figure} of collections behind the team, and the examiner who made the image is the one who explains it.`,
        check: "Ask who that will be",
      },
    ],
  },
  process: {
    label: "Process",
    heading: "Wednesday to Friday",
    lead: "Specimen timetable: one phone, one mailbox, a hearing on Monday.",
    signed: "Signed:",
    steps: [
      {
        when: "Wed 09:00",
        title: "Initial assessment",
        text: "Half an hour with counsel: what is in dispute, which devices and accounts can hold it, what is at risk of being overwritten. You get a scope sheet to approve, line by line.",
        signed: "Scope sheet",
      },
      {
        when: "Wed 14:00",
        title: "Data collection",
        text: "Kit connected, identity checked on camera, scope read aloud. Image made, verified and sealed while the custodian watches.",
        signed: "Custody form, hash list",
      },
      {
        when: "Thu 10:00",
        title: "Analysis and processing",
        text: "Messages threaded, deleted items recovered where they can be, time zones reconciled, everything loaded for review.",
        signed: "Processing report",
      },
      {
        when: "Fri 16:00",
        title: "Reporting",
        text: "Findings with their sources, what was not found and why, and the certification that lets the copy authenticate itself.",
        signed: "Report, FRE 902(14) certification",
      },
    ],
  },
  limits: {
    label: "Admissibility",
    heading: "Made to be admitted",
    paragraphs: [
      "FRE 902(14) lets a copy from a device authenticate itself when a qualified person certifies the process of digital identification, in practice the hash. 902(13) does the same for records generated by a process or system that produces an accurate result. We prepare the certification with the image, because writing it a year later is archaeology. The other side is owed reasonable written notice before trial, and a fair opportunity to challenge the copy.",
      "When something is gone, FRCP 37(e) asks whether it should have been preserved, whether reasonable steps were taken, and whether it can be replaced. Our log is evidence on the second question and often on the third: the message missing from one phone is regularly found on the phone it was sent to.",
      "What we need from you: authority over the device or consent from its owner, the passcode, and the names of the apps people really used. Half an hour of a custodian’s time decides more than half a gigabyte of log.",
      "What we do not do is guess at intent. We report that a wiping tool ran on Sunday night. Why it ran is for the witness.",
    ],
  },
  closing: {
    label: "Next step",
    heading: "Phones are overwritten by being used. Call before lunch.",
    actions: [
      { label: "Contact our examiners", to: "/contact" },
      { label: "Case studies", to: "/case-studies" },
    ],
  },
} as const;
