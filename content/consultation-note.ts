import { claims } from "./claims.ts";
import { spelled } from "./spelled.ts";

/** The line below the last buttons of a page, unless the page has its own. */
export const consultationNote = `Free, ${spelled(claims.consultation.figure)}, no sales pressure.`;
