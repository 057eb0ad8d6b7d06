import { claims } from "./claims.ts";
import { spelled } from "./spelled.ts";

/** Beside the last buttons of a page, unless the page has its own. */
export const closingAnswer = `A project manager answers within ${claims.responseHours.figure} on business days.`;

/** The line below the last buttons of a page, unless the page has its own. */
export const consultationNote = `Free consultation, ${spelled(claims.consultation.figure)}.`;
