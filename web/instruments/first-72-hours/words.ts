import { matter } from "content/specimen/matter.ts";
import { custodians, specimenPeople } from "content/specimen/people.ts";

/** Words of the plan for the first 72 hours: /esi-consulting#first-72-hours. */
export const first72Hours = {
  version: "1.0",
  letter: "A-5C",
  label: "First 72 hours",
  heading: "What is deleted while ==you are still writing the notice==",
  lead: "Tick where your people keep things, and give the day that matters. The list says what goes when, who publishes the figure, and what to do first. It is worked out here, while you type.",
  title: "First 72 hours",
  foot: "The dates at the start are a specimen: the evening of March 18, 2026 in our invented matter, with an engineer who leaves two days later.",
  /** The initial values of the cells. */
  specimen: {
    sources: ["mail", "files", "teams", "logs", "iphone", "laptops", "backups"],
    event: "2026-03-18",
    leaving: "2026-03-20",
    began: matter.hold.placed.slice(0, 16),
    matter: `${matter.name} (specimen)`,
    custodians: custodians.map((id) => specimenPeople[id].name).join("\n"),
  },
  cells: {
    sources: "Where your people keep things",
    event: { label: "Day that matters", hint: "What was sent, said or deleted then" },
    leaving: { label: "Leaver’s account deleted", hint: "Optional. The last day, if nobody knows" },
    began: { label: "Your 72 hours begin", hint: "Now, as soon as you type a day of your own" },
    matter: { label: "Matter", hint: "As the notice calls it" },
    custodians: { label: "Custodians, one a line", hint: "For the notice and the register" },
  },
  errors: {
    sources: "Tick at least one",
    day: "Use a full date",
    time: "Use a full date and time",
    days: "Use whole days, such as 30",
  },
  first: "Goes first",
  noneLeft: "Nothing dated is left",
  noneDated: "No date yet",
  noneDatedNote: "What you ticked has no published period. Read yours off the screen, below.",
  noneLeftNote: (gone: number) =>
    `${gone === 1 ? "The one clock" : `All ${gone} clocks`} had run out by day one. Ask what a hold, a policy or a backup has kept.`,
  left: (days: number) => (days === 0 ? "on day one" : days === 1 ? "1 day after day one" : `${days} days after day one`),
  gone: (days: number) => (days === 1 ? "1 day before day one" : `${days} days before day one`),
  firstIs: (left: string, what: string, source: string) => `${left}. ${what}: ${source}.`,
  counted: (dated: number, gone: number, toRead: number) =>
    `${dated} ${dated === 1 ? "clock" : "clocks"} dated, ${gone} of them run out by day one; ${toRead} to be read off your screens.`,
  waiting: (n: number) => `${n} more ${n === 1 ? "waits" : "wait"} for the leaver’s day.`,
  countedFrom: (event: string, leaving: string | undefined, began: string) =>
    `Counted from ${event}${leaving ? `; the leaver’s account from ${leaving}` : ""}. Day one: ${began}.`,
  said: (date: string, first: string) => `${date}. ${first}`,
  picture: {
    hours: (n: number) => `${n} h`,
    end: (days: number) => `day ${days}`,
    label: (ends: string, days: number, horizon: number) =>
      `72 hours, marked at 4, 24 and 72; they end ${ends}. Below them ${days} ${days === 1 ? "date" : "dates"} on a line from day one to day ${horizon}`,
  },
  windows: { 4: "First 4 hours, until", 24: "First 24 hours, until", 72: "All 72, until" },
  list: {
    title: "What goes when, in order",
    basis: (day: string, days: number) => `${day} + ${days} ${days === 1 ? "day" : "days"}`,
    read: "as you read it",
    checked: (day: string, owner: string) => `Checked ${day}. Owner: ${owner}`,
    gone: "Run out",
    scale: (days: number) => `Bars: from day one to day ${days}. The narrow stripe is the first 72 hours.`,
  },
  screen: {
    title: (n: number) => `Read yours off the screen: ${n} without a figure`,
    lead: "These have no figure that holds for every tenant, phone or building. Type the days you find, and the date joins the list above.",
    days: "Days",
    defaults: "Your screen shows another figure than the published one?",
    none: "None of what you ticked.",
  },
  tasks: {
    title: (n: number) => `Who does what: ${n} lines, in order`,
    lead: "Put a name to each. Names leave this page only in what you save or print.",
    who: "Who",
    windows: { 4: "First 4 hours", 24: "First 24 hours", 72: "First 72 hours" },
  },
  sheets: {
    show: "Two papers to print",
    note: "The paragraphs on accounts and on phones are those of our guides. Both papers are drafts for counsel, who knows the matter.",
    guides:
      "From our guides: [Microsoft 365 consulting](/downloads/microsoft-365-consulting.html) and [mobile phone forensics](/downloads/mobile-phone-forensics.html)",
    notice: {
      title: "Hold notice",
      print: "Print the hold notice",
      copy: "Copy the words",
      terms: { matter: "Matter", day: "Date", to: "To", from: "From" },
      opening:
        "“Legal asks you to keep everything that may concern the matter above. It may be needed as evidence, and losing it can harm us even where nobody meant to.”",
      period: (day: string) => `“The day that matters most is ${day}. Keep what came before and what came after as well.”`,
      where: "We have thought of these places. Tell us of others.",
      signature: "Read and understood: name, date",
    },
    register: {
      title: "Custodian register",
      print: "Print the register",
      day: "Register of",
      blank: 8,
      signature: "Kept by",
    },
  },
  saveCalendar: "Save calendar (.ics)",
  calendar: {
    product: "Hold plan",
    goes: (what: string) => `Goes today: ${what}`,
    checkpoint: (hours: number) => `${hours} hours since the hold began`,
    checkpointText: "What of the list is done, what is not, and who has it?",
    text: (source: string, screen: string, page: string | undefined) =>
      `${source}.\nYour own setting: ${screen}.${page ? `\n${page}` : ""}\nA general figure, checked on a date. Tenants differ.`,
  },
  limitsTitle: "What these dates are not",
  limits: [
    { strong: "Legal advice.", rest: "When the duty to preserve began, whom it reaches and how far is for counsel to say." },
    {
      strong: "Your settings.",
      rest: "They are publishers’ defaults, the shortest where there are several, each read on the date beside it.",
    },
    { strong: "A promise to recover.", rest: "An item may go earlier: by hand, by a policy, or because a mailbox or a phone is full." },
    {
      strong: "What a hold has caught.",
      rest: "What was on hold, in a policy or in a backup before the date may still be there after it.",
    },
    { strong: "The older records.", rest: "Logs and recorders roll. What was made before the day that matters goes before it." },
    {
      strong: "To the hour.",
      rest: "Days are counted on the calendar of your own clock, the day plus the period. Services work by their own zone, and some a day late.",
    },
  ],
} as const;
