import { claims } from "../claims.ts";
import { company } from "../company.ts";
import { person } from "../person.ts";

export const siemly = {
  meta: {
    title: `${company.platform.name}, the Microsoft 365 Investigation Platform`,
    description:
      "Custodian activity analytics, legal holds, data location mapping and risk detection for Microsoft 365, read from the audit log your tenant already keeps.",
  },
  hero: {
    label: company.platform.name,
    name: "Platform",
    title: company.platform.name,
    size: "giant",
    lead: "The AI-powered investigation platform for Microsoft 365. It shows custodian activity, places legal holds, maps data locations and detects risk. No agent is installed on anyone’s laptop.",
    actions: [
      { label: "Visit the platform’s site", to: company.platform.site, newTab: true },
      { label: "Schedule Consultation", to: "/consultation" },
    ],
  },
  instruments: {
    label: "Instruments",
    heading: "What the platform does",
    lead: "All four work from one audit log. Three only read; the second places a hold and records that it did.",
    items: [
      {
        title: "Activity analytics",
        text: "Who opened, copied, renamed, shared or deleted what, minute by minute, in words instead of operation codes. Filter by person, file, place or hour, and export the rows behind any chart.",
      },
      {
        title: "Legal holds",
        text: "Placed across email, chat and files before anyone is told, followed by notices, acknowledgments and reminders. Each step carries a name and a time.",
      },
      {
        title: "Data location mapping",
        text: "Where each custodian’s data is kept: the mailbox, the archive, the shared library, and the forgotten team site.",
      },
      {
        title: "Risk detection",
        text: "Patterns that precede a departure or a leak are ranked with the reason beside the rating. The model suggests what to look at; a person decides what it means.",
      },
    ],
  },
  limits: {
    label: "Questions",
    heading: "Questions",
    lead: "What to ask of any platform that reads audit data, with our answers.",
    lines: [
      {
        question: `What does ${company.platform.name} read?`,
        answer:
          "The unified audit log of your tenant, sign-in records and the directory, through an application that your administrator approves and can remove in a minute. Placing a hold takes a second permission, granted apart. It does not open messages to report that one was opened.",
      },
      {
        question: "How far back can it see?",
        answer: `As far as Microsoft kept records. Standard auditing keeps 180 days. Premium licenses keep a year for email, files and sign-ins, and ten years with an add-on. From the day you connect it, ${company.platform.name} keeps its own copy, hashed as it arrives. It cannot recover a day that was not recorded.`,
      },
      {
        question: "Is it live?",
        answer: "Nearly. Microsoft usually publishes an event within 60 to 90 minutes.",
      },
      {
        question: "What will it not tell you?",
        answer: `Why. The log shows that an account did something from an address at a time. Who sat at the keyboard, and why, is for other evidence. Personal phones, private accounts and paper lie outside the tenant, and outside ${company.platform.name}. We collect those separately, and say so in the report.`,
      },
      {
        question: "What do you need from us?",
        answer: `One administrator for half an hour, a list of custodians with their start and end dates, and a decision about who may see the results. ${company.platform.name} logs its own users as carefully as it logs yours.`,
      },
      {
        question: "What do we hold at the end?",
        answer:
          "A chronology with the source record behind every line, the hold register, the data map, and a declaration about how the log was obtained, drafted for the certifications that FRE 902(13) and 902(14) ask for.",
      },
    ],
  },
  leadership: {
    label: "Leadership",
    heading: "Leadership",
    lead: "The people responsible for the platform.",
    people: [person("varga"), person("halloran"), person("okonjo"), person("baptiste")],
  },
  closing: {
    label: "Next step",
    heading: `Ask to see thirty days of one custodian. A project manager answers within ${claims.responseHours.figure} on business days.`,
    actions: [
      { label: "Schedule Consultation", to: "/consultation" },
      { label: "Visit the platform’s site", to: company.platform.site, newTab: true },
    ],
  },
} as const;
