import { claims } from "../claims.ts";
import { company } from "../company.ts";
import { spelledFirst } from "../spelled.ts";

const LENGTH = claims.consultation.figure;
const PHONE = `[${company.phone.display}](${company.phone.href})`;
const MAIL = `[${company.mail.info.address}](${company.mail.info.href})`;
const ANSWER = `A project manager answers within ${claims.responseHours.figure} on business days`;
const WITH_CALENDAR = `The calendar is run by our booking provider, and is the only part of this site that is loaded from elsewhere. If it does not appear, request a time below it. ${ANSWER}.`;
const WITHOUT_CALENDAR = `Choose up to three half hours. ${ANSWER}, and confirms one of them or offers another.`;

export const consultation = {
  meta: {
    title: "Schedule a Free Consultation",
    description: `${spelledFirst(LENGTH)} with the people who would do the work, free of charge and without sales pressure. Choose a topic and up to three times.`,
  },
  hero: {
    label: "Consultation",
    title: `Free consultation,\n${LENGTH}`,
    lead: "You talk to the people who would do the work. The same day you get a short note in writing: what to do first and who does it, whether or not you hire us.",
    actions: [
      { label: "Book a time", to: "#booking-widget" },
      { label: "How to prepare", to: "#preparation" },
    ],
    minutes: [
      {
        time: "00:00",
        title: "Conflicts and outline",
        text: "The parties’ names only, so that we can check for conflicts. Then the matter in outline, with nothing confidential.",
      },
      {
        time: "06:00",
        title: "We ask",
        text: "Custodians, systems, dates, deadlines. What has been preserved, what is about to expire, and what the court has been told.",
      },
      {
        time: "16:00",
        title: "We answer",
        text: "What we would do first, the order of magnitude of the cost, and what you can do without us.",
      },
      { time: "24:00", title: "Who does what", text: "We agree on the next steps. The note follows in writing the same day." },
    ],
  },
  focus: {
    label: "Consultation focus",
    heading: "Consultation focus",
    cards: [
      {
        stock: 1,
        title: "eDiscovery & Forensic Services",
        duration: LENGTH,
        text: "What to preserve tonight, what to collect next week, and what to leave where it is.",
        topics: ["Preservation and legal holds", "Custodian interviews", "Collection scope and cost"],
      },
      {
        stock: 6,
        title: "Paper Discovery Services",
        duration: LENGTH,
        text: "Boxes, binders, and the production that is due before trial.",
        topics: ["Imaging and OCR", "Bates labels and load files", "Trial binders and exhibits"],
      },
      {
        stock: 2,
        title: "Next-Gen AI Solutions",
        duration: LENGTH,
        text: "Which of your tasks a model can do, and which need a reviewer.",
        topics: ["A live query on a sample", "Validation and privilege", "Work inside your platform"],
      },
    ],
  },
  preparation: {
    label: "Preparation",
    heading: "What to bring",
    lead: "No retainer and no sales pressure. Please send no documents beforehand. Nothing said on the call makes you a client, and nothing is confidential until a written agreement says so. If you want an agreement first, ask for one.",
    form: { number: "3", title: "Preparation checklist" },
    items: [
      { strong: "The deadline:", rest: "the nearest one, and who set it" },
      { strong: "The custodians:", rest: "how many, and whether any of them is leaving" },
      { strong: "The sources:", rest: "phones, email, chat, cloud, paper" },
      { strong: "The worry:", rest: "in outline; details wait for an agreement" },
    ],
  },
  booking: {
    label: "Booking",
    heading: "Choose a time",
    note: `${company.bookingUrl ? WITH_CALENDAR : WITHOUT_CALENDAR} Or call ${PHONE} or email ${MAIL}, and we will book it for you.`,
    /** Shown if `bookingUrl` in content/company.ts is set. */
    frame: {
      title: "Booking calendar for a free consultation",
      caption: "Booking calendar",
      waiting: "Loading…",
      late: "Still loading",
      open: "Open it in a new tab",
      cover: {
        heading: "Calendar not showing?",
        text: "It takes a moment to load. If it does not appear, request a time below.",
      },
      ask: "Request a time instead",
    },
    request: {
      title: "Request a time",
      office: `${company.address.city} time`,
      officeClock: (abbreviation: string) => `${company.address.city}, ${abbreviation}`,
      /** The visitor's time is below each time: "New York, EST". */
      yourClock: (place: string) => `. Below each time: ${place}`,
      anyDay: "Half hours",
      days: "Day",
      dayChosen: (count: number) => `, ${count} chosen`,
      morning: "Morning",
      afternoon: "Afternoon",
      closed: (day: string, holiday: string) => `Closed ${day}: ${holiday}.`,
      tooSoon: "Times that are crossed out come before our reply.",
      early: "That time comes before our reply. Choose a later half hour.",
      yours: "your time",
      choices: "Your times, in order of preference",
      places: ["First choice", "Second choice", "Third choice"],
      none: "None yet",
      remove: (day: string, time: string) => `Remove ${day}, ${time}`,
      full: "You can choose three times. Remove one to choose another.",
      empty: "Choose a half hour first.",
      submit: "Continue to the contact form",
      note: "Nothing is sent yet. On the next page you add your name and email.",
    },
    /** The same without scripts: the contact form's message, to be completed by hand. */
    plain: {
      message: `Please book a free consultation (${LENGTH}). Times that suit me (${company.hours.text}):\n1. \n2. \n3. `,
    },
    facts: { length: "Length", office: "Office", phone: "Phone", website: "Website", hours: "Hours" },
    length: `${LENGTH}, free`,
  },
} as const;
