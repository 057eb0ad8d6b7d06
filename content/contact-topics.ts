import { claims } from "./claims.ts";

/** `/contact?topic=` puts this text into the message, so that a request has its subject. */
export const contactTopics = {
  newsletter: "Please add my address to your newsletter.",
  "modern-attachments-demo": "Please show us Modern Attachments. A convenient day and time would be: ",
  "google-drive-demo": "Please show us the Google Drive collection. A convenient day and time would be: ",
  pricing: "Please send me your prices. The matter in a line (gigabytes, months of hosting, what must be reviewed): ",
  "security-answers": "Please answer our security questionnaire. The open items that matter to us: ",
  "event-updates": "Please tell me about your next events.",
  "event-place": "Please reserve a place for me at your next event.",
} as const;

/** The message of `/contact?article=`, for an article without an address. */
export const articleRequest = (title: string) => `Please send me the article “${title}”.`;

/** The message of `/contact?time=`: half hours chosen on /consultation in Chicago's and the visitor's time, the best first. */
export const consultationRequest = (times: readonly string[]) =>
  [
    `Please book a free consultation (${claims.consultation.figure}). Times that suit me, the best first:`,
    ...times.map((time, i) => `${i + 1}. ${time}`),
    "",
    "What it is about, in one line: ",
  ].join("\n");

/** The message of `/contact?ask=`, after a search without result. */
export const searchQuestion = (words: string) => `I searched your website for “${words}”. My question: `;
