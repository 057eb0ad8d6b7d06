import { claims } from "../claims.ts";
import { company } from "../company.ts";

export const microsoft365 = {
  meta: {
    title: "Microsoft 365 Investigations and Collections",
    description:
      "Investigation platform, collections, modern attachments and strategic advisory for Microsoft 365: four services that answer who, what, which version and why.",
  },
  hero: {
    label: "Microsoft 365",
    title: "Microsoft 365",
    size: "wide",
    lead: "Your tenant may already keep the evidence: who opened the file, which version was sent, what the policy deleted on Tuesday. We get out what is there, explain it, and stand behind how it was done.",
    actions: [
      { label: "Schedule Consultation", to: "/consultation" },
      { label: "Request a demo", to: company.platform.demo, newTab: true },
    ],
  },
  questions: {
    label: "Services",
    heading: "One matter,\nfour questions",
    lead: "A specimen matter about a reserve that changed overnight. Each question needed a different service. Yours may need only one.",
    items: [
      {
        date: "March 18, 16:22",
        question: "Who did it?",
        service: "Platform",
        text: `${company.platform.name} reads the audit log and shows every custodian’s day: opened, copied, shared, deleted, from where. It places the hold the same evening, maps where the rest of the data lives, and ranks what looks wrong with the reason beside it.`,
        links: [
          { label: "Open the platform", to: "/siemly" },
          { label: "Request a demo", to: company.platform.demo, newTab: true },
        ],
      },
      {
        date: "March 19, 10:00",
        question: "What is there?",
        service: "Microsoft Collections",
        text: "Exchange, SharePoint, OneDrive, Teams and Purview, each collected through the interface that keeps its context: folders for mail, versions for files, threads for chat. Counts are reconciled with the source before anyone relies on them.",
        links: [{ label: "See what each workload yields", to: "/microsoft-collections" }],
      },
      {
        date: "March 6, 18:40",
        question: "Which version?",
        service: "Modern Attachments",
        text: "A message from that evening says “use the link.” The link opens today’s workbook. We collect the one that existed when the message left, pair the two as a family, and record who touched it in between.",
        links: [{ label: "Follow the link", to: "/modern-attachments" }],
      },
      {
        date: "The year before",
        question: "Why so nearly ==gone?==",
        service: "Strategic Advisory Services",
        text: "Chat was set to expire after six months, by a checkbox nobody had told legal about. Advice on retention, licensing and readiness is cheapest while no deadline is attached to it.",
        links: [{ label: "Read what we advise on", to: "/strategic-advisory" }],
      },
    ],
  },
  consulting: {
    label: "Consulting",
    heading: "Consulting for the people who must sign",
    lead: `${claims.experienceOlder.figure} of experience in discovery, some of it from before there was a tenant to ask. We sit with legal, IT and records in one room and leave a paper that all three can use. Bring your administrator, or [ask us first](/contact).`,
    items: [
      { strong: "Licenses and logs:", rest: "what your plan records, for how long, and what an upgrade would really add" },
      { strong: "Holds that hold:", rest: "mailboxes, private channels, shared libraries and the departed, tested before they are needed" },
      { strong: "Purview in practice:", rest: "cases, permissions, exports, and the settings that quietly change the count" },
      { strong: "The 26(f) position:", rest: "what your systems can produce, in what form, and what would be a burden, with numbers" },
      { strong: "Departures:", rest: "a routine for the day somebody leaves, so that nobody deletes an account out of tidiness" },
    ],
  },
  limits: {
    label: "Limits",
    heading: "What a tenant cannot tell you",
    paragraphs: [
      "Microsoft 365 is a very good witness with a short memory. Standard audit records last 180 days. Deleted mail can be recovered for 14 days by default, 30 at most, unless a hold or a policy was there first. A deleted OneDrive file passes through two recycle bins, 93 days in all. After that, and after the two weeks in which Microsoft may still restore a whole site, we know of no tool that recovers it, ours included.",
      "It also knows nothing about the phone in a pocket, the private account, or the conversation in the corridor. Where the matter leads there, our forensic examiners take over, and the two records are read against one clock. What we need from you is small: an administrator who can grant a read-only role, and a second role where a hold is to be placed, the list of custodians, and a decision about who may look at what. Everything we were granted is written down, and handed back when we finish.",
    ],
  },
  closing: {
    label: "Next step",
    heading: "Records expire. Ask before they do.",
    actions: [
      { label: "Schedule Consultation", to: "/consultation" },
      { label: "Contact our team", to: "/contact" },
    ],
  },
} as const;
