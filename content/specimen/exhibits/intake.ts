import { count } from "../count.ts";

/** The loaded collection by kind: the tool that reads it first, and the uncertain items sent to a person. */
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
  columns: { kind: "What arrived", items: "Items", person: "To review", tool: "Read first by", share: "How much" },
  arrivals,
  items,
  marked: "Scans and handwriting",
} as const;
