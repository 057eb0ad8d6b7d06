import { people } from "./people.ts";

export const eventTypes = {
  cle: { name: "CLE programs", one: "CLE", text: "An hour on AI, forensics or review, with written materials." },
  webinar: { name: "Webinars", one: "Webinar", text: "Thirty to sixty minutes, one technique, live." },
  conference: { name: "Conferences", one: "Conference", text: "Panels, and a stand with a working review room." },
  workshop: { name: "Workshops", one: "Workshop", text: "Your team, specimen documents, one afternoon." },
} as const;

export type EventType = keyof typeof eventTypes;

export type SiteEvent = {
  /** Used in the calendar file's name and the details' address, so never change it. */
  readonly id: string;
  readonly title: string;
  readonly type: EventType;
  readonly date: `${number}-${string}-${string}`;
  /** Chicago time, 24 hours. */
  readonly time: { readonly start: string; readonly end: string };
  readonly location: string;
  readonly isVirtual: boolean;
  readonly description: string;
  readonly speaker: string;
  readonly featured: boolean;
  readonly address?: string;
  /** Shown in the details: the program, and notes for attendees. */
  readonly details?: { readonly program: readonly { readonly at: string; readonly text: string }[]; readonly notes: readonly string[] };
  /** The day this entry was last changed; calendars keep the newer of two copies. */
  readonly changed: `${number}-${string}-${string}`;
};

/** All events in any order. An event is upcoming until it ends. */
export const events: readonly SiteEvent[] = [
  {
    id: "ai-powered-document-review",
    title: "AI-powered document review: supervise, sample, sign",
    type: "cle",
    date: "2027-04-22",
    time: { start: "14:00", end: "15:00" },
    location: "Online, link by mail",
    isVirtual: true,
    description: "What the rules of professional conduct ask of the lawyer who lets a machine read first, with a live validation sample.",
    speaker: people.okonjo.name,
    featured: true,
    details: {
      program: [
        {
          at: "2:00",
          text: "The duties that already apply: competence, supervision and confidentiality under Model Rules 1.1, 5.3 and 1.6, read with ABA Formal Opinion 512.",
        },
        { at: "2:15", text: "A live validation sample: drawing it, coding it, and saying what recall and elusion do and do not show." },
        { at: "2:40", text: "Signing under Rule 26(g): what to write down, and whom to tell before the production goes out." },
        { at: "2:50", text: "Questions." },
      ],
      notes: [
        "For lawyers and litigation support. No software is needed beyond a browser.",
        "We send the written materials and a certificate of attendance. Whether the hour earns credit is for your bar to decide; ask it first, and ask us for what it wants to see.",
        "The documents on screen are specimens.",
      ],
    },
    changed: "2026-11-16",
  },
  {
    id: "phones-across-borders",
    title: "Phones across borders",
    type: "conference",
    date: "2026-10-08",
    time: { start: "10:30", end: "11:30" },
    location: "Chicago",
    isVirtual: false,
    description: "Remote collection, consent, and what survives a reset.",
    speaker: people.varga.name,
    featured: false,
    changed: "2026-08-03",
  },
  {
    id: "teams-is-a-filing-system",
    title: "Teams is a filing system",
    type: "webinar",
    date: "2026-09-17",
    time: { start: "12:00", end: "12:45" },
    location: "Online",
    isVirtual: true,
    description: "Threads, edits, reactions and linked files as evidence.",
    speaker: people.halloran.name,
    featured: false,
    changed: "2026-07-20",
  },
  {
    id: "the-sworn-machine",
    title: "The sworn machine",
    type: "cle",
    date: "2026-06-04",
    time: { start: "15:00", end: "16:00" },
    location: "New York",
    isVirtual: false,
    description: "How to declare under oath what an AI review did, and what nobody should sign.",
    speaker: people.okonjo.name,
    featured: false,
    changed: "2026-04-13",
  },
  {
    id: "voices-on-the-record",
    title: "Voices on the record",
    type: "webinar",
    date: "2026-05-13",
    time: { start: "12:00", end: "12:45" },
    location: "Online",
    isVirtual: true,
    description: "Voice messages, from device image to transcript.",
    speaker: people.varga.name,
    featured: false,
    changed: "2026-03-23",
  },
  {
    id: "size-before-you-collect",
    title: "Size before you collect",
    type: "workshop",
    date: "2026-03-19",
    time: { start: "13:00", end: "16:30" },
    location: "Dallas",
    isVirtual: false,
    description: "Drive collections priced before anything is copied.",
    speaker: people.baptiste.name,
    featured: false,
    changed: "2026-01-26",
  },
  {
    id: "versions-on-trial",
    title: "Versions on trial",
    type: "webinar",
    date: "2026-02-05",
    time: { start: "12:00", end: "12:45" },
    location: "Online",
    isVirtual: true,
    description: "Modern attachments, and the file that was really sent.",
    speaker: people.halloran.name,
    featured: false,
    changed: "2025-12-15",
  },
  {
    id: "privilege-by-the-thousand",
    title: "Privilege by the thousand",
    type: "cle",
    date: "2025-11-12",
    time: { start: "09:00", end: "10:30" },
    location: "Washington, DC",
    isVirtual: false,
    description: "Logs at scale, for government counsel.",
    speaker: people.okonjo.name,
    featured: false,
    changed: "2025-09-22",
  },
  {
    id: "paper-is-not-dead",
    title: "Paper is not dead",
    type: "workshop",
    date: "2025-10-01",
    time: { start: "13:30", end: "17:00" },
    location: "Chicago",
    isVirtual: false,
    description: "Imaging, OCR, and the box nobody indexed.",
    speaker: people.abara.name,
    featured: false,
    changed: "2025-08-11",
  },
];
