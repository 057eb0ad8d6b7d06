import { person } from "../person.ts";

export const esiConsulting = {
  meta: {
    title: "ESI Consulting: Preservation to Protocol",
    description:
      "Preservation, data maps, ESI protocols, form of production, privilege orders and declarations: advice on electronically stored information, rule by rule.",
  },
  hero: {
    label: "ESI consulting",
    name: "ESI Consulting",
    title: "ESI *Consulting*",
    size: "wide",
    lead: "Many fights about electronic evidence are settled by whoever understood the systems first. We make sure that is you, before the conference and in words the court will use.",
    actions: [
      { label: "Schedule Consultation", to: "/consultation" },
      { label: "Contact our team", to: "/contact" },
    ],
  },
  services: {
    label: "Core services",
    heading: "Six services, ==cited by rule==",
    lead: "Each of them begins with a sentence in the Federal Rules, because that is where the argument will end.",
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
        text: "Where information lives, what it costs to reach, and what is not reasonably accessible. Burden is argued with measured hours and gigabytes instead of adjectives.",
        receive: "Data map, cost schedule, accessibility memo",
      },
      {
        code: "FRCP",
        rule: "26(f)",
        title: "Meet and confer, ESI protocols",
        text: "We prepare you for the conference, or sit in it as liaison. Sources, search method, cut-off dates and exceptions go into a protocol both sides can carry out.",
        receive: "Talking points, draft protocol, fallback positions",
      },
      {
        code: "FRCP",
        rule: "34(b)",
        title: "Form of production",
        text: "Native or image, which metadata fields, how chats and linked attachments are handled. Asked for early it costs a paragraph; asked for late, a re-production.",
        receive: "Specification, field list, sample volume",
      },
      {
        code: "FRE",
        rule: "502(d)",
        title: "Privilege and clawback",
        text: "An order that disclosure connected with this litigation waives no privilege or protection, here or in any other federal or state proceeding. Then the workflow that keeps you from needing it: screens, second looks, a log format agreed in advance.",
        receive: "Draft order, clawback procedure, log template",
      },
      {
        code: "FRE",
        rule: "702",
        title: "Declarations and testimony",
        text: "When method is attacked, the person who designed it explains it: what was done, on what data, with which known error. Opinions stop where the data does.",
        receive: "Declaration, exhibits, preparation for cross",
      },
    ],
  },
  process: {
    label: "Process",
    heading: "Four paragraphs",
    memo: {
      title: "Memorandum of engagement",
      note: "Specimen",
      from: "T. Adeyemi",
      to: "Lead counsel",
      re: "Electronically stored information",
      foot: "One page. If ours runs to two, send it back",
    },
    terms: { from: "From", to: "To", re: "Re" },
    steps: [
      {
        title: "Assessment",
        text: "Two interviews: legal, then IT. We read the pleadings, the retention schedule and the systems as they are configured, which are three different documents.",
        takes: "3 to 5 days",
      },
      {
        title: "Strategy",
        text: "What to preserve, what to offer, what to resist and with which numbers. You decide; we draft.",
        takes: "2 days",
      },
      {
        title: "Implementation",
        text: "Holds issued, deletions suspended, protocol negotiated, vendors instructed, ourselves included or not.",
        takes: "1 to 3 weeks",
      },
      {
        title: "Analysis",
        text: "Search terms tested, gaps explained, the other side’s production examined for what it lacks. Then the record is put in order for motion practice.",
        takes: "Until production closes",
      },
    ],
  },
  why: {
    label: "Why choose us",
    heading: "Why counsel ask us",
    items: [
      { title: "Early", text: "The cheapest hour of the matter is the one in which the hold notice is written. Call then." },
      {
        title: "Neutral",
        text: "The advice is the same whether we host the data or somebody else does. It says so in the engagement letter.",
      },
      { title: "Bilingual", text: "We speak administrator and we speak associate. Much of the trouble in discovery is translation." },
      {
        title: "Bounded",
        text: "We advise on information, not on law. The legal position is counsel’s, and our memoranda leave a space for it.",
      },
    ],
  },
  leader: {
    label: "Leadership",
    heading: "Who leads the practice",
    person: person("adeyemi"),
    quote: "“Ask an administrator whether the data is deleted and you get yes. ==Ask where it goes next== and you get discovery.”",
    about: `${person("adeyemi").bio} He drafts a protocol to be read aloud, because some day it will be.`,
  },
  projects: {
    label: "Projects",
    heading: "Docket of four",
    lead: "Specimen engagements. Parties are invented; the problems are on every docket.",
    columns: { number: "No.", matter: "Matter", done: "What was done", result: "What came of it" },
    items: [
      {
        matter: "The ninety-day chat",
        problem: "A manufacturer’s chat deleted itself after ninety days. The hold notice had mentioned email.",
        done: "Deletion suspended the same afternoon; counterparts’ copies located; steps documented hour by hour.",
        result: "Gap reduced to eleven days, disclosed with its reason",
      },
      {
        matter: "Two hundred terms",
        problem: "Opposing counsel proposed two hundred search terms and no test.",
        done: "Hit reports on a sample, term by term, read out at the conference.",
        result: "Forty-one terms, agreed in one call",
      },
      {
        matter: "Tapes in a salt mine",
        problem: "Backup tapes from a predecessor company, contents unknown, demanded in full.",
        done: "Two tapes restored as a sample; cost and yield put into a declaration under 26(b)(2)(B).",
        result: "Request narrowed to six tapes",
      },
      {
        matter: "The moving attachment",
        problem: "Emails pointed to cloud files that had changed since they were sent.",
        done: "Protocol defined which version counts, and [how it is collected](/modern-attachments).",
        result: "One paragraph in place of a motion",
      },
    ],
  },
  closing: {
    label: "Next step",
    heading: "When is your conference? Call us the week before, or better, now.",
    actions: [
      { label: "Schedule Consultation", to: "/consultation" },
      { label: "Contact our team", to: "/contact" },
      { label: "Case studies", to: "/case-studies" },
    ],
  },
} as const;
