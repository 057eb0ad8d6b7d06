import { claims } from "../claims.ts";
import { company } from "../company.ts";

export const microsoft365 = {
  meta: {
    title: "Microsoft 365 Investigations and Collections",
    description:
      "Microsoft 365 evidence for litigation and investigations: an investigation platform, collections, linked files at the version sent, and advice on retention and holds.",
  },
  hero: {
    label: "Microsoft 365",
    title: "Microsoft 365",
    size: "wide",
    lead: "Investigations, collections, linked files and advice for Microsoft 365. Standard audit records last 180 days, so ask before they expire.",
    actions: [
      { label: "Schedule Consultation", to: "/consultation" },
      { label: "Request a demo", to: company.platform.demo, newTab: true },
    ],
  },
  questions: {
    label: "Services",
    heading: "Which service answers what",
    lead: "In this invented matter each question needed a different service. Yours may need only one.",
    items: [
      {
        date: "March 18, 4:22 PM",
        question: "Who did it?",
        service: "Platform",
        text: `${company.platform.name} reads the audit log and shows each custodian’s day: opened, copied, shared, deleted, from where. It places the hold, maps where the rest of the data lives, and ranks risks with the reason for each.`,
        links: [
          { label: "Open the platform", to: "/siemly" },
          { label: "Request a demo", to: company.platform.demo, newTab: true },
        ],
      },
      {
        date: "March 19, 10:00 AM",
        question: "What is there?",
        service: "Microsoft Collections",
        text: "Exchange, SharePoint, OneDrive, Teams and Purview, each collected through the interface that keeps its context: folders for email, versions for files, threads for chat. Counts are reconciled with the source before you rely on them.",
        links: [{ label: "See what each workload yields", to: "/microsoft-collections" }],
      },
      {
        date: "March 6, 6:40 PM",
        question: "Which version?",
        service: "Modern Attachments",
        text: "A message from that evening says “use the link.” The link opens today’s workbook. We collect the one that existed when the message left, pair the two as a family, and record who touched it in between.",
        links: [{ label: "See Modern Attachments", to: "/modern-attachments" }],
      },
      {
        date: "The year before",
        question: "Why was it nearly lost?",
        service: "Strategic Advisory Services",
        text: "Chat was set to expire after six months, by a setting that legal had not been told about. Advice on retention, licensing and readiness costs least before there is a deadline.",
        links: [{ label: "See advisory services", to: "/strategic-advisory" }],
      },
    ],
  },
  consulting: {
    label: "Consulting",
    heading: "What we advise on",
    lead: `${claims.experienceOlder.figure} of experience in discovery. We meet with legal, IT and records together and leave a document that all three can use. Bring your administrator, or [ask us first](/contact).`,
    items: [
      { strong: "Licenses and logs:", rest: "what your plan records, for how long, and what an upgrade would add" },
      {
        strong: "Tested holds:",
        rest: "mailboxes, private channels, shared libraries and departed employees, checked before they are needed",
      },
      { strong: "Purview in practice:", rest: "cases, permissions, exports, and the settings that quietly change the count" },
      { strong: "The 26(f) position:", rest: "what your systems can produce, in what form, and what would be a burden, with numbers" },
      { strong: "Departing employees:", rest: "a routine for the last day, so that the account is not deleted too soon" },
    ],
  },
  limits: {
    label: "Limits",
    heading: "What a tenant cannot tell you",
    paragraphs: [
      "Microsoft 365 keeps evidence for a limited time. Standard audit records last 180 days. Deleted email can be recovered for 14 days by default, 30 at most, unless a hold or a policy was there first. A deleted OneDrive file passes through two recycle bins, 93 days in all. After that, and after the two weeks in which Microsoft may still restore a whole site, we know of no tool that recovers it, ours included.",
      "It holds nothing about personal phones, private accounts or conversations in person. Where the matter leads there, our forensic examiners take over, and both records are set to one clock. What we need from you is small: an administrator who can grant a read-only role, and a second role where a hold is to be placed, the list of custodians, and a decision about who may look at what. Everything we were granted is written down, and handed back when we finish.",
    ],
  },
  closing: {
    label: "Next step",
    heading: `Tell us the custodians and the dates. A project manager answers within ${claims.responseHours.figure} on business days.`,
    actions: [
      { label: "Schedule Consultation", to: "/consultation" },
      { label: "Contact our team", to: "/contact" },
    ],
  },
} as const;
