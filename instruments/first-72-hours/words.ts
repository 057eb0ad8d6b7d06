import { matter } from "content/specimen/matter.ts";
import { custodians, specimenPeople } from "content/specimen/people.ts";

/** Words of the plan for the first 72 hours: /esi-consulting#first-72-hours. */
export const first72Hours = {
  label: "First 72 hours",
  heading: "What will be deleted first?",
  lead: "Check where your people keep data, and enter the day that matters. The list shows what is deleted when, who publishes the period, and what to do first.",
  title: "First 72 hours",
  openNote: "Enter your own dates, or start from our example.",
  foot: "The starting dates are a specimen: the evening of March 18, 2026 in our invented matter, with an engineer who leaves two days later.",
  /** The initial values of the cells. */
  specimen: {
    sources: ["mail", "files", "teams", "logs", "iphone", "laptops", "backups"],
    event: "2026-03-18",
    leaving: "2026-03-20",
    began: matter.hold.placed.slice(0, 16),
    matter: `${matter.name} (specimen)`,
    get custodians() {
      return custodians.map((id) => specimenPeople[id].name).join("\n");
    },
  },
  cells: {
    sources: "Where your people keep data",
    event: { label: "Day that matters", hint: "What was sent, said or deleted then" },
    leaving: { label: "Departing employee’s account deleted", hint: "Optional. The last day, if unknown" },
    began: { label: "Your 72 hours begin", hint: "Now, as soon as you type a day of your own" },
    matter: { label: "Matter", hint: "As the notice calls it" },
    custodians: { label: "Custodians, one per line", hint: "For the notice and the register" },
  },
  errors: { sources: "Check at least one", day: "Use a full date", time: "Use a full date and time", days: "Use whole days, such as 30" },
  first: "First to be deleted",
  noneLeft: "Nothing dated is left",
  noneDated: "No date yet",
  noneDatedNote: "What you checked has no published period. Enter your own setting below.",
  noneLeftNote: (gone: number) =>
    `${gone === 1 ? "The one deletion date" : `All ${gone} deletion dates`} had passed by day one. Ask what a hold, a policy or a backup has kept.`,
  left: (days: number) => (days === 0 ? "on day one" : days === 1 ? "1 day after day one" : `${days} days after day one`),
  gone: (days: number) => (days === 1 ? "1 day before day one" : `${days} days before day one`),
  firstIs: (left: string, what: string, source: string) => `${left}. ${what}: ${source}.`,
  counted: (dated: number, gone: number, toRead: number) =>
    `${dated} deletion ${dated === 1 ? "date" : "dates"} found, of which ${gone === 0 ? "none has" : gone === 1 ? "one has" : `${gone} have`} passed by day one; ${toRead} depend on your own settings.`,
  waiting: (n: number) => `${n} more ${n === 1 ? "depends" : "depend"} on the departing employee’s date.`,
  countedFrom: (event: string, leaving: string | undefined, began: string) =>
    `Counted from ${event}${leaving ? `; the departing employee’s account from ${leaving}` : ""}. Day one: ${began}.`,
  said: (date: string, first: string) => `${date}. ${first}`,
  picture: {
    hours: (n: number) => `${n} h`,
    end: (days: number) => `day ${days}`,
    label: (ends: string, days: number, horizon: number) =>
      `72 hours, marked at 4, 24 and 72; they end ${ends}. Below them ${days} ${days === 1 ? "date" : "dates"} on a line from day one to day ${horizon}`,
  },
  windows: { 4: "First 4 hours end", 24: "First 24 hours end", 72: "72 hours end" },
  list: {
    title: "What is deleted when",
    basis: (day: string, days: number) => `${day} + ${days} ${days === 1 ? "day" : "days"}`,
    read: "your setting",
    checked: (day: string, owner: string) => `Checked ${day}. Owner: ${owner}`,
    notCheckedSince: (day: string, owner: string) => `Not checked since ${day}: read the publisher's page. Owner: ${owner}`,
    gone: "Expired",
    scale: (days: number) => `Bars run from day one to day ${days}. The narrow stripe is the first 72 hours.`,
  },
  screen: {
    title: (n: number) => `Check your own settings: ${n} without a published period`,
    lead: "These periods differ by tenant, phone or building. Type the days you find, and the date joins the list above.",
    days: "Days",
    defaults: "Does your setting differ from the published one?",
    none: "None of what you checked.",
  },
  tasks: {
    title: (n: number) => `Who does what: ${n} tasks, in order`,
    lead: "Name someone for each. Names leave this page only in what you save or print.",
    who: "Who",
    windows: { 4: "First 4 hours", 24: "First 24 hours", 72: "First 72 hours" },
  },
  sheets: {
    show: "Documents to print",
    note: "The paragraphs on accounts and on phones come from our guides. Both documents are drafts for counsel.",
    guides:
      "From our guides: [Microsoft 365 consulting](/downloads/microsoft-365-consulting.html) and [mobile phone forensics](/downloads/mobile-phone-forensics.html)",
    notice: {
      title: "Hold notice",
      print: "Print the hold notice",
      copy: "Copy the words",
      terms: { matter: "Matter", day: "Date", to: "To", from: "From" },
      opening:
        "“Legal asks you to keep everything that may concern the matter above. It may be needed as evidence, and losing it can harm us even if it was unintended.”",
      period: (day: string) => `“The day that matters most is ${day}. Keep what came before and what came after as well.”`,
      where: "We know of these places. Tell us of others.",
      signature: "Read and understood: name, date",
    },
    register: { title: "Custodian register", print: "Print the register", day: "Register of", blank: 8, signature: "Kept by" },
  },
  saveCalendar: "Save calendar (.ics)",
  calendar: {
    product: "Hold plan",
    goes: (what: string) => `Deleted today: ${what}`,
    checkpoint: (hours: number) => `${hours} hours since the hold began`,
    checkpointText: "What on the list is done, what is open, and who has it?",
    text: (source: string, screen: string, page: string | undefined) =>
      `${source}.\nYour own setting: ${screen}.${page ? `\n${page}` : ""}\nA general figure, checked on a date. Tenants differ.`,
  },
  limitsTitle: "What these dates are not",
  limits: [
    "Legal advice. | Counsel decides when the duty to preserve began, whom it reaches and how far.",
    "Your settings. | They are publishers’ defaults, the shortest where there are several, each read on the date beside it.",
    "A promise to recover. | An item may be deleted earlier: by hand, by a policy, or because a mailbox or a phone is full.",
    "What a hold has caught. | What was on hold, in a policy or in a backup before the date may still be there after it.",
    "The older records. | Recorders roll. What was made before the day that matters is deleted first.",
    "To the hour. | Days are counted on the calendar of your own clock, the day plus the period. Services use their own time zone, and some run a day late.",
  ],
} as const;
