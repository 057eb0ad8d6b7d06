import { bates } from "../../bates.ts";
import { printed } from "../counts.ts";
import { surname } from "../people.ts";
import { agreed, whoKnew } from "./who-knew.ts";

const castellan = surname("castellan");
const amadi = surname("amadi");

const sources = [
  {
    number: 4127,
    passage: "“…as we agreed on the phone. Nobody outside this thread has seen the earlier number.”",
    exact: "Nobody outside this thread",
    where: `Email, ${castellan} to ${amadi}, March 6, line 1`,
  },
  {
    number: 4133,
    passage: "“Fine by me. Call it fourteen two and leave it there.”",
    exact: "Call it fourteen two",
    where: `Voice message, ${amadi}, March 9, 00:07`,
  },
  {
    number: 4152,
    passage: "“Attached is version 7, as discussed. Please file this one.”",
    exact: "version 7, as discussed",
    where: `Email, ${castellan} to the auditors, March 14, line 1`,
  },
] as const;

export const query = {
  title: "Query assistant",
  note: "Answered in 1.8 s",
  foot: "No citation, no answer. Every question is kept in the query log",
  lines: [
    { ...whoKnew, answer: whoKnew.answer.map(({ text, cites }) => ({ text: text.replace(agreed, `==${agreed}==`), cites })) },
    { question: "Which version went to the auditors?", answer: [{ text: "Version 7, on March 14.", cites: ["4152"] }] },
    {
      question: "Was the audit committee told before it met?",
      answer: [{ text: "No document in this collection says so.", cites: ["query log 3"] }],
    },
  ],
  next: "What was in version 6?",
  ask: "Ask",
  rests: "Rests on",
  of: `${sources.length} of ${printed.loaded} documents`,
  sources: sources.map(({ number, ...source }) => ({ number: bates(number), ...source })),
} as const;

/** The assistant's log of a morning’s questions. `rests` are document numbers, not findings. */
export const queryLog = {
  title: "Query log, one morning",
  note: "Work product of counsel",
  foot: "09:11: no passage found. Specimen matter, invented persons",
  table: "Query log",
  columns: { at: "Time", who: "Asked by", question: "Question", rests: "Rests on" },
  nothing: "No passage",
  rows: [
    { at: "09:02", who: surname("okafor"), question: "Who knew the reserve had changed?", rests: [4127, 4133] },
    { at: "09:04", who: surname("okafor"), question: "Which version went to the auditors?", rests: [4152] },
    { at: "09:11", who: surname("bell"), question: "Was the audit committee told before it met?", rests: [] },
    { at: "09:26", who: surname("bell"), question: "Who else was on the call of March 6?", rests: [4127, 4301] },
    { at: "09:40", who: surname("bell"), question: "Same, without documents on the privilege log", rests: [4301] },
  ],
} as const;
