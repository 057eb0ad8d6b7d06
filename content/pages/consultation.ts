import { claims } from "../claims.ts";
import { company } from "../company.ts";
import { spelledFirst } from "../spelled.ts";

const LENGTH = claims.consultation.figure;

export const consultation = {
  meta: {
    title: "Schedule a Free Consultation",
    description: `${spelledFirst(LENGTH)} with an engineer and a litigator, free of charge and without sales pressure. Choose a focus, bring four things, pick a time.`,
  },
  hero: {
    label: "Consultation",
    title: `${spelledFirst(LENGTH)},\nin ==plain words.==`,
    lead: "Free, with an engineer and a litigator on the line. You leave with a plan whether or not you hire us.",
    actions: [
      { label: "Book a time", to: "#booking-widget" },
      { label: "How to prepare", to: "#preparation" },
    ],
    minutes: [
      {
        time: "00:00",
        title: "You talk",
        text: "The parties’ names first, so that we can check for conflicts. Then the matter, in your words.",
      },
      {
        time: "06:00",
        title: "We ask",
        text: "Custodians, systems, dates, deadlines. What has been preserved, what is about to expire, and what has been promised to the court.",
      },
      {
        time: "16:00",
        title: "We answer",
        text: "What we would do first, what it costs by order of magnitude, and what you can do without us.",
      },
      { time: "24:00", title: "Who does what", text: "Three lines in writing the same day. The call ends on time." },
    ],
  },
  focus: {
    label: "Choose a focus",
    heading: "Choose a focus",
    cards: [
      {
        stock: 1,
        title: "eDiscovery & Forensic Services",
        duration: LENGTH,
        text: "What to preserve tonight, what to collect next week, and what to leave alone.",
        topics: ["Preservation and legal holds", "Custodian interviews", "Collection scope and cost"],
      },
      {
        stock: 6,
        title: "Paper Discovery Services",
        duration: LENGTH,
        text: "Boxes, binders and the scanner that must not jam on the last night.",
        topics: ["Imaging and OCR", "Bates labels and load files", "Trial binders and exhibits"],
      },
      {
        stock: 2,
        title: "Next-Gen AI Solutions",
        duration: LENGTH,
        text: "Which of your tasks a machine should do, and which it should be kept away from.",
        topics: ["A live query on a sample", "Validation and privilege", "Work inside your platform"],
      },
    ],
  },
  preparation: {
    label: "Preparation",
    heading: "Bring four things",
    lead: "And no retainer. There is no sales pressure on this call: the salesman is an engineer, and dislikes it more than you do. Please send no documents beforehand. Nothing you say here makes you a client.",
    form: { number: "3", title: "Preparation checklist" },
    items: [
      { strong: "The deadline:", rest: "the nearest one, and who set it" },
      { strong: "The custodians:", rest: "how many there are, and whether any of them is leaving" },
      { strong: "The sources:", rest: "phones, mail, chat, cloud, paper" },
      { strong: "The worry:", rest: "the document you hope does not exist" },
    ],
  },
  booking: {
    label: "Booking",
    heading: "Pick a time",
    note: `The calendar is run by our booking provider: the only part of this site that is loaded from somewhere else. If it does not appear, call [${company.phone.display}](${company.phone.href}) or write to [${company.mail.info.address}](${company.mail.info.href}) and a person will book it for you.`,
    frame: {
      title: "Booking calendar for a free consultation",
      caption: "Booking calendar",
      days: company.hours.days,
      states: { waiting: "Loading…", silent: "Not answering" },
      cover: {
        heading: "Still redacted?",
        text: "The calendar takes a moment. If something keeps it covered, these two always work.",
      },
      unavailable: {
        heading: "The calendar is not answering.",
        text: "Call or write, and we will fix a time.",
        again: "Try the calendar again",
        load: "Load the calendar",
      },
      call: "Call",
      write: "Email us",
    },
    facts: { length: "Length", office: "Office", phone: "Phone", website: "Website", hours: "Hours" },
    length: `${LENGTH}, free`,
  },
} as const;
