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
    lead: "The AI-powered investigation platform for Microsoft 365. See what the log has of each custodian, hold it, map where it lives, and know about the risk before the hearing does.",
    actions: [
      { label: "Visit the platform’s site", to: company.platform.site, newTab: true },
      { label: "Schedule Consultation", to: "/consultation" },
    ],
  },
  instruments: {
    label: "Instruments",
    heading: "Custodian activity, with a memory",
    lead: "Four instruments on one audit log. ==Three only read.== The second writes one thing, a hold, and records that it did.",
    items: [
      {
        title: "Activity analytics",
        text: "Who opened, copied, renamed, shared or deleted what, minute by minute, in words instead of operation codes. Filter by person, file, place or hour, and export the rows behind any chart.",
      },
      {
        title: "Legal holds",
        text: "Placed across mail, chat and files before anyone is told, then notified, acknowledged and reminded. Each step carries a name and a time.",
      },
      {
        title: "Data location mapping",
        text: "Where each custodian’s data really lives: the mailbox, the archive, the shared library, and the team site that two people remember.",
      },
      {
        title: "Risk detection",
        text: "Patterns that precede a departure or a leak are ranked with the reason beside the rating. A person decides what it means. The model only decides what is worth a look.",
      },
    ],
  },
  limits: {
    label: "Questions",
    heading: "The log takes\nthe stand",
    lead: "Ask these of any platform that reads audit data. These are our answers, including the ones that sell nothing.",
    lines: [
      {
        question: `What does ${company.platform.name} read?`,
        answer:
          "The unified audit log of your tenant, sign-in records and the directory, through an application that your administrator approves and can remove in a minute. Placing a hold takes a second permission, granted apart. It needs no agent on anyone’s laptop, and it does not open a message in order to say that one was opened.",
      },
      {
        question: "How far back can it see?",
        answer: `As far as Microsoft kept records. Standard auditing keeps 180 days. Premium licenses keep a year for mail, files and sign-ins, and ten years with an add-on. From the day you connect it, ${company.platform.name} keeps its own copy, hashed as it arrives. It cannot recover a day that nobody recorded.`,
      },
      {
        question: "Is it live?",
        answer:
          "Nearly. Microsoft usually publishes an event within 60 to 90 minutes. Anyone who offers you real time is quoting the speed of the screen.",
      },
      {
        question: "What will it not tell you?",
        answer: `Why. The log shows that an account did something from an address at a time. Who sat at the keyboard, and what they had in mind, is for other evidence. Personal phones, private accounts and paper lie outside the tenant, and outside ${company.platform.name}. ==We collect those separately, and say so in the report.==`,
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
    heading: "Four people answer for it",
    lead: "Names, because no software has ever been sworn in.",
    people: [person("varga"), person("halloran"), person("okonjo"), person("baptiste")],
  },
  closing: {
    label: "Next step",
    heading: "See one custodian’s last thirty days. Yours, if you dare.",
    actions: [
      { label: "Schedule Consultation", to: "/consultation" },
      { label: "Visit the platform’s site", to: company.platform.site, newTab: true },
    ],
  },
} as const;
