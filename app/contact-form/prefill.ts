import { articles } from "#content/articles/index.ts";
import { articleRequest, contactTopics } from "#content/contact-topics.ts";
import type { ContactMessageInput } from "#shared/contact-message.ts";

/**
 * What the address asks the form to begin with: `?article=` and `?topic=` write the message, `?email=` the address.
 * Ids that the site does not know are ignored.
 */
export function prefill(search: string): Pick<Partial<ContactMessageInput>, "email" | "message"> {
  const query = new URLSearchParams(search);
  const message = topicMessage(query.get("topic")) ?? articleMessage(query.get("article"));
  const email = query.get("email");
  return { ...(message && { message }), ...(email && { email }) };
}

function topicMessage(topic: string | null): string | undefined {
  return Object.entries(contactTopics).find(([id]) => id === topic)?.[1];
}

function articleMessage(id: string | null): string | undefined {
  const article = articles.find((candidate) => candidate.id === id);
  return article && articleRequest(article.title);
}
