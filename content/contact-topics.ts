/** What `/contact?topic=` writes into the message box, so that a request arrives with its subject. */
export const contactTopics = {
  newsletter: "Please add my address to your newsletter.",
  "modern-attachments-demo": "Please show us Modern Attachments. A convenient day and time would be: ",
  "google-drive-demo": "Please show us the Google Drive collection. A convenient day and time would be: ",
  "event-updates": "Please tell me about your next events.",
  "event-place": "Please keep a place for me at your next event.",
} as const;

/** What `/contact?article=` writes, for an article that has no address of its own. */
export const articleRequest = (title: string) => `Please send me the article “${title}”.`;

/** What `/contact?ask=` writes, for something that was searched for and is not on the site. */
export const searchQuestion = (words: string) => `I searched your website for “${words}” and found nothing about it. My question: `;
