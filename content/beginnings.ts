/** Words with which the desk begins an article or a service page: each is to be written over. */
export const beginnings = {
  excerpt: "What the article says, in one sentence.",
  description: "What the page says, in one sentence.",
  lead: "What the service is.",
  paragraph: "The first paragraph.",
} as const;
