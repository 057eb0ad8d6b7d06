import { claims } from "./claims.ts";

/** What `/contact?topic=` writes into the message box, so that a request arrives with its subject. */
export const contactTopics = {
  newsletter: "Please add my address to your newsletter.",
  "modern-attachments-demo": "Please show us Modern Attachments. A convenient day and time would be: ",
  "google-drive-demo": "Please show us the Google Drive collection. A convenient day and time would be: ",
  "security-answers": "Please answer our security questionnaire. The items that your site leaves open and that matter to us: ",
  "event-updates": "Please tell me about your next events.",
  "event-place": "Please keep a place for me at your next event.",
} as const;

/** What `/contact?article=` writes, for an article that has no address of its own. */
export const articleRequest = (title: string) => `Please send me the article “${title}”.`;

/** What `/contact?time=` writes, for half hours chosen on /consultation: each as Chicago's clocks and the visitor's have it, the best first. */
export const consultationRequest = (times: readonly string[]) =>
  [
    `Please book a free consultation (${claims.consultation.figure}). Times that suit me, the best first:`,
    ...times.map((time, i) => `${i + 1}. ${time}`),
    "",
    "What it is about, in one line: ",
  ].join("\n");

/** What `/contact?ask=` writes, for something that was searched for and is not on the site. */
export const searchQuestion = (words: string) => `I searched your website for “${words}” and found nothing about it. My question: `;
