import { claims } from "../claims.ts";
import { company } from "../company.ts";
import { spelledFirst } from "../spelled.ts";

const LENGTH = claims.consultation.figure;
const PHONE = `[${company.phone.display}](${company.phone.href})`;
const MAIL = `[${company.mail.info.address}](${company.mail.info.href})`;
const ANSWER = `A person answers within ${claims.responseHours.figure} on business days`;
const WITH_CALENDAR = `The calendar is run by our booking provider: the only part of this site that is loaded from somewhere else. If it does not appear, ask for a time below it. ${ANSWER}.`;
const WITHOUT_CALENDAR = `Choose up to three half hours. ${ANSWER}, with one of them or with another.`;

export const consultation = {
  meta: {
    title: "Schedule a Free Consultation",
    description: `${spelledFirst(LENGTH)} with the people who would do the work, free of charge and without sales pressure. Choose a focus, bring four things, pick a time.`,
  },
  hero: {
    label: "Consultation",
    title: `${spelledFirst(LENGTH)},\nin ==plain words.==`,
    lead: "Free, with the people who would do the work. You leave with a plan whether or not you hire us.",
    actions: [
      { label: "Book a time", to: "#booking-widget" },
      { label: "How to prepare", to: "#preparation" },
    ],
    minutes: [
      {
        time: "00:00",
        title: "You talk",
        text: "The parties’ names first, so that we can check for conflicts. Then the matter in outline, no secrets.",
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
    label: "Consultation focus",
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
    lead: "And no retainer. There is no sales pressure on this call: the salesman is an engineer, and dislikes it more than you do. Please send no documents beforehand. Nothing said here makes you a client, and nothing is confidential until a written agreement says so; if you want one first, ask.",
    form: { number: "3", title: "Preparation checklist" },
    items: [
      { strong: "The deadline:", rest: "the nearest one, and who set it" },
      { strong: "The custodians:", rest: "how many there are, and whether any of them is leaving" },
      { strong: "The sources:", rest: "phones, mail, chat, cloud, paper" },
      { strong: "The worry:", rest: "in outline; its details can wait for an agreement" },
    ],
  },
  booking: {
    label: "Booking",
    heading: "Pick a time",
    note: `${company.bookingUrl ? WITH_CALENDAR : WITHOUT_CALENDAR} Or call ${PHONE} or write to ${MAIL} and a person will book it for you.`,
    /** Shown if `bookingUrl` in content/company.ts is set. */
    frame: {
      title: "Booking calendar for a free consultation",
      caption: "Booking calendar",
      waiting: "Loading…",
      late: "Still loading",
      open: "Open it in a new tab",
      cover: {
        heading: "Still redacted?",
        text: "The calendar takes a moment. If something keeps it covered, ask for a time below: that needs no calendar.",
      },
      ask: "Ask for a time instead",
    },
    request: {
      title: "Ask for a time",
      office: `${company.address.city} time`,
      officeClock: (abbreviation: string) => `${company.address.city}, ${abbreviation}`,
      /** The visitor's time is below each time: "New York", "EST". */
      yourClock: (city: string, abbreviation: string) => `. Below: ${city}, ${abbreviation}`,
      anyDay: "Half hours",
      days: "Day",
      dayChosen: (count: number) => `, ${count} chosen`,
      morning: "Morning",
      afternoon: "Afternoon",
      closed: (day: string, holiday: string) => `Closed ${day}: ${holiday}.`,
      tooSoon: "Struck out: before we can answer you.",
      early: "That is before we can answer you. Choose a later half hour.",
      yours: "your time",
      choices: "Your times, the best first",
      places: ["First choice", "Second choice", "Third choice"],
      none: "None yet",
      remove: (day: string, time: string) => `Take out ${day}, ${time}`,
      full: "Three times are enough. Take one out to choose another.",
      empty: "Choose a half hour first.",
      submit: "Go on to the contact form",
      note: "Nothing is sent yet. On the next page you add your name and address.",
    },
    /** The same without scripts: the contact form's message, to be completed by hand. */
    plain: {
      message: `Please book a free consultation (${LENGTH}). Times that suit me (${company.hours.text}):\n1. \n2. \n3. `,
    },
    facts: { length: "Length", office: "Office", phone: "Phone", website: "Website", hours: "Hours" },
    length: `${LENGTH}, free`,
  },
} as const;
