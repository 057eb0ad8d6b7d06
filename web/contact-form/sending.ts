// What is needed once a visitor writes and sends: a file of its own, which use-sending.ts loads.
export { preFlight } from "content/form-words.ts";
export { contactMessage } from "content/wire/contact-message.ts";
export { reportCount } from "web/api/report-count.ts";
export { Toaster } from "web/parts/toaster.tsx";
export { findSigns } from "./pre-flight/find-signs.ts";
export { PreFlightNotice } from "./pre-flight/pre-flight-notice.tsx";
export { putBack, takeOut } from "./pre-flight/take-out.ts";
export { Receipt } from "./receipt.tsx";
export { sendMessage } from "./submission.ts";
