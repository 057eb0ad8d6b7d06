import { bates } from "../../bates.ts";
import { printed } from "../counts.ts";
import { initialed, surname } from "../names.ts";

/** A line of an answer, and the numbers of its sources. */
export type CitedLine = { readonly text: string; readonly cites: readonly string[] };

/** The core of the answer. */
const agreed = () => `${surname("castellan")} wrote that they had agreed it by phone`;

/**
 * The question on the home page and on /queryassistant. Counsel’s copied email does not make a
 * third person: it is on the privilege log.
 */
export const whoKnew = {
  question: "Who knew the reserve had changed before March 14?",
  get answer() {
    return [
      {
        text: `${agreed()}; ${surname("amadi")} confirmed it in a voice message.`,
        cites: ["4127", "4133"],
      },
      { text: "Outside counsel was copied.", cites: ["privilege log 12"] },
    ] as const;
  },
} as const satisfies { readonly question: string; readonly answer: readonly CitedLine[] };

/** The wire that the home page asks about. */
export const wire = {
  question: "“Who approved the wire?”",
  get answer() {
    return `${initialed("ostrow")}, March 11.`;
  },
  cite: "0005210",
} as const;

const sources = () => [
  {
    number: 4127,
    passage:
      "“…as we agreed on the phone. Nobody outside this thread has seen the earlier number.”",
    exact: "Nobody outside this thread",
    where: `Email, ${surname("castellan")} to ${surname("amadi")}, March 6, line 1`,
  },
  {
    number: 4133,
    passage: "“Fine by me. Call it fourteen two and leave it there.”",
    exact: "Call it fourteen two",
    where: `Voice message, ${surname("amadi")}, March 9, 00:07`,
  },
  {
    number: 4152,
    passage: "“Attached is version 7, as discussed. Please file this one.”",
    exact: "version 7, as discussed",
    where: `Email, ${surname("castellan")} to the auditors, March 14, line 1`,
  },
];

export const query = {
  title: "Query assistant",
  note: "Answered in 1.8 s",
  foot: "No citation, no answer. Every question is on record",
  get lines() {
    const { question, answer } = whoKnew;
    return [
      {
        question,
        answer: answer.map(({ text, cites }) => ({
          text: text.replace(agreed(), `==${agreed()}==`),
          cites,
        })),
      },
      {
        question: "Which version went to the auditors?",
        answer: [{ text: "Version 7, on March 14.", cites: ["4152"] }],
      },
      {
        question: "Was the audit committee told before it met?",
        answer: [{ text: "No document in this collection says so.", cites: ["question 3"] }],
      },
    ];
  },
  next: "What was in version 6?",
  ask: "Ask",
  rests: "Rests on",
  get of() {
    return `${sources().length} of ${printed.loaded} documents`;
  },
  get sources() {
    return sources().map(({ number, ...source }) => ({ number: bates(number), ...source }));
  },
} as const;

/** The assistant's record of a morning’s questions. `rests` are document numbers, not findings. */
export const queryLog = {
  title: "Questions of one morning",
  note: "Work product of counsel",
  foot: "09:11: no passage found. Specimen matter, invented persons",
  table: "Questions asked",
  columns: { at: "Time", who: "Asked by", question: "Question", rests: "Rests on" },
  nothing: "No passage",
  get rows() {
    return [
      {
        at: "09:02",
        who: surname("okafor"),
        question: "Who knew the reserve had changed?",
        rests: [4127, 4133],
      },
      {
        at: "09:04",
        who: surname("okafor"),
        question: "Which version went to the auditors?",
        rests: [4152],
      },
      {
        at: "09:11",
        who: surname("bell"),
        question: "Was the audit committee told before it met?",
        rests: [],
      },
      {
        at: "09:26",
        who: surname("bell"),
        question: "Who else was on the call of March 6?",
        rests: [4127, 4301],
      },
      {
        at: "09:40",
        who: surname("bell"),
        question: "Same, without documents on the privilege log",
        rests: [4301],
      },
    ];
  },
} as const;

/**
 * From the Inspection matter: the deposition that /contentsummarization shows, and its exhibits.
 */
export const citedAnswer = {
  title: "Query assistant",
  note: "Transcript",
  foot: "Answers cite the page. No citation, no answer",
  lines: [
    {
      question: "Summarize what the site manager said about the second inspection.",
      answer: [
        {
          text: "That it was ==signed before it took place==, and that he raised it twice.",
          cites: ["0917", "1204"],
        },
      ],
    },
    {
      question: "Who else had seen the form?",
      answer: [{ text: "The area supervisor, who forwarded it unopened.", cites: ["1198"] }],
    },
    {
      question: "Did anyone reply?",
      answer: [{ text: "No written reply appears in this collection.", cites: [] }],
    },
  ],
} as const;
