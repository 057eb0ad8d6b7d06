import { count } from "../../numbers.ts";
import { chart } from "../counsel/chart.ts";
import { printed } from "../counts.ts";
import { replacements } from "./deidentification.ts";
import { wire } from "./query.ts";

/**
 * The loaded collection by kind: the tool that reads it first, and the uncertain items sent to a
 * person.
 */
const arrivals = [
  { kind: "Email and files", items: 402_118, tool: "Query, summary", person: 1_204 },
  { kind: "Chat", items: 61_440, tool: "Query, summary", person: 310 },
  { kind: "Scans and handwriting", items: 9_806, tool: "Handwriting", person: 2_118 },
  { kind: "Other languages", items: 8_911, tool: "Translation", person: 1_960 },
  { kind: "Voice and video", items: 3_204, tool: "Transcription", person: 811 },
  { kind: "Photographs", items: 633, tool: "Object detection", person: 74 },
] as const;

const items = arrivals.reduce((sum, arrival) => sum + arrival.items, 0);
const persons = arrivals.reduce((sum, arrival) => sum + arrival.person, 0);

export const intake = {
  title: "One collection, by kind",
  note: `${count(items)} items`,
  foot: `${count(persons)} items were checked by a reviewer because a tool was not sure. Specimen matter. Bars on a logarithmic scale`,
  table: "Collection by kind",
  columns: {
    kind: "What arrived",
    items: "Items",
    person: "To review",
    tool: "Read first by",
    share: "How much",
  },
  arrivals,
  items,
  marked: "Scans and handwriting",
} as const;

/** Hours of a forty-hour week, by task. No machine does the last row. */
export const firstWeek = {
  title: "First week on a matter",
  note: `${printed.loaded} items`,
  foot: "Yellow: human checks. First questions answered on Friday. Specimen matter",
  days: ["Mon", "Tue", "Wed", "Thu", "Fri"],
  tasks: [
    { task: "Load, detect languages", spans: [[0, 6]], person: false },
    { task: "Translate, transcribe, read ink", spans: [[4, 17]], person: false },
    { task: "Images and video", spans: [[6, 12]], person: false },
    { task: "Personal data, privilege screen", spans: [[12, 22]], person: false },
    {
      task: "Summaries, chronology",
      spans: [
        [17, 26],
        [30, 33],
      ],
      person: false,
    },
    {
      task: "Human checks",
      spans: [
        [5, 7],
        [12, 16],
        [20, 24],
        [26, 31],
        [33, 40],
      ],
      person: true,
    },
  ],
} as const;

/** The chronology of the reserve, each line with its source document. */
export const chronology = {
  title: "Chronology",
  note: "From 41 documents",
  foot: "Two dates in conflict, both shown",
  facts: [
    { date: "Feb 27", day: "2026-02-27", fact: "Reserve set at 9.8", cite: 4119 },
    { date: "Mar 6", day: "2026-03-06", fact: "Moved to 14.2 by phone", cite: 4127 },
    { date: "Mar 9", day: "2026-03-09", fact: "“Call it fourteen two”", cite: 4133 },
    { date: "Mar 14", day: "2026-03-14", fact: "==Version 7 to auditors==", cite: 4152 },
    {
      date: "Mar 18",
      day: "2026-03-18",
      fact: "Hold issued",
      cite: 4160,
      conflict: "Or Mar 20 in the IT ticket, 4161",
      conflictCite: 4161,
    },
  ],
} as const;

/** One line of input and output for each of the seven tools. */
export const aiSpecimens = {
  query: wire,
  summary: { pages: "Nineteen messages, printed", out: "One instruction: ==stop shipment.==" },
  translation: {
    in: "„Die Rückstellung wurde nachträglich geändert.“",
    out: "The reserve was changed after the fact.",
  },
  handwriting: { ink: "auditors, 9 am", label: "Handwritten note", out: "Auditors, 9 a.m." },
  transcription: {
    label: "Voice message, 1 minute 26 seconds",
    out: "“Don’t put that in an email.”",
    at: "00:22",
  },
  detection: {
    drawing: "Drawing of a yard with two objects found",
    out: "Vehicle, 98%. Rooftop unit, 94%.",
  },
  deidentification: {
    in: `Patient ${chart.patient}, born ${chart.birth}`,
    out: ["Patient ", replacements.patient.label, ", born ", replacements.birth.label],
  },
} as const;
