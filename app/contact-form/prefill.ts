import { articleRequest, contactTopics, searchQuestion } from "#content/contact-topics.ts";
import type { ContactMessageInput } from "#shared/contact-message.ts";
import { timesMessage } from "./requested-times.ts";

/**
 * What the address asks the form to begin with: `?article=`, `?topic=`, `?time=` (half hours for a consultation) and `?ask=` (words that the search
 * did not find) write the message, `?email=` the address.
 * Ids that the site does not know are ignored.
 */
export async function prefill(search: string): Promise<Pick<Partial<ContactMessageInput>, "email" | "message">> {
  const query = new URLSearchParams(search);
  const message =
    topicMessage(query.get("topic")) ?? timesMessage(query) ?? (await articleMessage(query.get("article"))) ?? question(query.get("ask"));
  const email = query.get("email");
  return { ...(message && { message }), ...(email && { email }) };
}

function topicMessage(topic: string | null): string | undefined {
  return Object.entries(contactTopics).find(([id]) => id === topic)?.[1];
}

/** The list of articles grows with them, so the form fetches it only for an address that names one. */
async function articleMessage(id: string | null): Promise<string | undefined> {
  if (!id) return undefined;
  // A list that does not come leaves the message to the visitor.
  const list = await import("#content/articles/index.ts").catch(() => null);
  const article = list?.articles.find((candidate) => candidate.id === id);
  return article && articleRequest(article.title);
}

/** Not more of it than the search's field takes. */
function question(words: string | null): string | undefined {
  return words?.trim() ? searchQuestion(words.trim().slice(0, 100)) : undefined;
}
