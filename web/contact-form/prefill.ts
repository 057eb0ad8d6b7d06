import { articleRequest, contactTopics, searchQuestion } from "content/contact-topics.ts";
import type { ContactMessageInput } from "content/wire/contact-message.ts";
import { timesMessage } from "./requested-times.ts";

/**
 * What the address puts into the form. `?article=`, `?topic=`, `?time=` (half hours for a consultation) or `?ask=` (a search without
 * results) write the message, `?email=` the address. Unknown ids are ignored.
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

/** Loaded only for an address that names an article, because the list grows with the articles. */
async function articleMessage(id: string | null): Promise<string | undefined> {
  if (!id) return undefined;
  // When the list cannot be loaded, the message stays empty.
  const list = await import("content/articles/index.ts").catch(() => null);
  const article = list?.articles.find((candidate) => candidate.id === id);
  return article && articleRequest(article.title);
}

/** 100 characters, as in the search's own field. */
function question(words: string | null): string | undefined {
  return words?.trim() ? searchQuestion(words.trim().slice(0, 100)) : undefined;
}
