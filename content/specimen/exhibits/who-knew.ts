import { initialed, surname } from "../people.ts";

/** A line of an answer, and the numbers of its sources. */
export type CitedLine = { readonly text: string; readonly cites: readonly string[] };

const castellan = surname("castellan");
const amadi = surname("amadi");
/** The core of the answer. */
export const agreed = `${castellan} and ${amadi} agreed it by phone`;

/**
 * The question on the home page and on /queryassistant. Counsel’s copied email does not make a third person: it is on the privilege log.
 */
export const whoKnew = {
  question: "Who knew the reserve had changed before March 14?",
  answer: [
    { text: `${agreed}, then in writing.`, cites: ["4127", "4133"] },
    { text: "Outside counsel was copied.", cites: ["privilege log 12"] },
  ],
} as const satisfies { readonly question: string; readonly answer: readonly CitedLine[] };

/** The wire that the home page asks about. */
export const wire = { question: "“Who approved the wire?”", answer: `${initialed("ostrow")}, March 11.`, cite: "0005210" } as const;
