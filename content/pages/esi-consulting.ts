import { claims } from "../claims.ts";
import { person } from "../person.ts";

export const esiConsulting = {
  meta: {
    title: "ESI Consulting: Legal Holds, 26(f) Conferences, ESI Protocols",
    description:
      "Legal holds, data maps, Rule 26(f) conference preparation, ESI protocols, form of production, 502(d) orders and declarations for litigation teams.",
  },
  hero: {
    label: "ESI consulting",
    name: "ESI Consulting",
    title: "ESI *Consulting*",
    size: "wide",
    lead: "We map your systems, prepare your Rule 26(f) conference and draft the ESI protocol, so that you know what data exists, where it is and what it costs before you commit. An assessment takes 3 to 5 days.",
    actions: [
      { label: "Schedule Consultation", to: "/consultation" },
      { label: "Contact our team", to: "/contact" },
    ],
  },
  services: {
    label: "Core services",
    heading: "Services by rule",
    lead: "Each service starts from the rule that governs it.",
    receive: "You receive",
    items: [
      {
        code: "FRCP",
        rule: "37(e)",
        title: "Preservation and legal holds",
        text: "Who must keep what, which automatic deletions to suspend and by when. The rule asks for reasonable steps, so we write the steps down as they are taken.",
        receive: "Hold notice, custodian list, suspension log",
      },
      {
        code: "FRCP",
        rule: "26(b)",
        title: "Data maps and proportionality",
        text: "Where information lives, what it costs to reach, and what is not reasonably accessible. Burden is shown in measured hours and gigabytes.",
        receive: "Data map, cost schedule, accessibility memo",
      },
      {
        code: "FRCP",
        rule: "26(f)",
        title: "Meet and confer, ESI protocols",
        text: "We prepare you for the Rule 26(f) conference, or attend it as ESI liaison. Sources, search method, cut-off dates and exceptions go into a protocol both sides can carry out.",
        receive: "Talking points, draft protocol, fallback positions",
      },
      {
        code: "FRCP",
        rule: "34(b)",
        title: "Form of production",
        text: "Native or image, which metadata fields, how chats and linked attachments are handled. Settled early it costs a paragraph; settled late, a second production.",
        receive: "Specification, field list, sample volume",
      },
      {
        code: "FRE",
        rule: "502(d)",
        title: "Privilege and clawback",
        text: "An order that disclosure connected with this litigation waives no privilege or protection, here or in any other federal or state proceeding. Then the workflow that makes it unnecessary: screens, second looks, a log format agreed in advance.",
        receive: "Draft order, clawback procedure, log template",
      },
      {
        code: "FRE",
        rule: "702",
        title: "Declarations and testimony",
        text: "When method is attacked, the person who designed it explains it: what was done, on what data, with which known error.",
        receive: "Declaration, exhibits, preparation for cross",
      },
    ],
  },
  process: {
    label: "Process",
    heading: "How an engagement runs",
    memo: {
      title: "Memorandum of engagement",
      note: "Example",
      from: "T. Adeyemi",
      to: "Lead counsel",
      re: "Electronically stored information",
      foot: "Typical durations",
    },
    terms: { from: "From", to: "To", re: "Re" },
    steps: [
      {
        title: "Assessment",
        text: "Two interviews: legal, then IT. We read the pleadings and the retention schedule, and compare them with the actual system settings.",
        takes: "3 to 5 days",
      },
      {
        title: "Strategy",
        text: "What to preserve, what to offer, what to resist and with which numbers. You decide; we draft.",
        takes: "2 days",
      },
      {
        title: "Implementation",
        text: "Holds issued, deletions suspended, protocol negotiated, vendors instructed.",
        takes: "1 to 3 weeks",
      },
      {
        title: "Analysis",
        text: "Search terms tested, gaps explained, the other side’s production examined for gaps, and the record prepared for motion practice.",
        takes: "Until production closes",
      },
    ],
  },
  why: {
    label: "Why choose us",
    heading: "Why choose us",
    items: [
      { title: "Early", text: "Call when the hold notice is being written: changes cost least then." },
      {
        title: "Neutral",
        text: "The advice is the same whether we host the data or another vendor does. It says so in the engagement letter.",
      },
      { title: "Technical", text: "We explain the systems to counsel and the legal duties to the administrators." },
      {
        title: "Bounded",
        text: "We advise on information systems. The legal position is counsel’s.",
      },
    ],
  },
  leader: {
    label: "Leadership",
    heading: "Who leads ESI consulting",
    person: person("adeyemi"),
    quote: "“Ask an administrator whether the data is deleted and you get yes. Ask where it goes next and you get discovery.”",
    about: `${person("adeyemi").bio} He drafts protocols that both sides can carry out.`,
  },
  projects: {
    label: "Projects",
    heading: "Projects",
    lead: "Examples with invented parties.",
    columns: { number: "No.", matter: "Matter", done: "What was done", result: "Result" },
    items: [
      {
        matter: "Chat deleted after ninety days",
        problem: "A manufacturer’s chat was set to delete itself. The hold notice had mentioned email.",
        done: "Deletion suspended the same afternoon; counterparts’ copies located; steps documented hour by hour.",
        result: "Gap reduced to eleven days, disclosed with its reason",
      },
      {
        matter: "Two hundred search terms",
        problem: "Opposing counsel proposed two hundred search terms and no test.",
        done: "Hit reports on a sample, term by term, read out at the conference.",
        result: "Forty-one terms, agreed in one call",
      },
      {
        matter: "Backup tapes in storage",
        problem: "Backup tapes from a predecessor company, contents unknown, demanded in full.",
        done: "Two tapes restored as a sample; cost and yield put into a declaration under 26(b)(2)(B).",
        result: "Request narrowed to six tapes",
      },
      {
        matter: "Attachments that changed",
        problem: "Emails pointed to cloud files that had changed since they were sent.",
        done: "Protocol defined which version counts, and [how it is collected](/modern-attachments).",
        result: "One paragraph in place of a motion",
      },
    ],
  },
  closing: {
    label: "Next step",
    heading: `Tell us the date of your Rule 26(f) conference. A project manager answers within ${claims.responseHours.figure} on business days.`,
    actions: [
      { label: "Schedule Consultation", to: "/consultation" },
      { label: "Contact our team", to: "/contact" },
      { label: "Case studies", to: "/case-studies" },
    ],
  },
} as const;
