import { isFields } from "../same-items.ts";
import type { Opened, Words } from "../wire.ts";
import css from "./desk.module.css";

/** In characters: what search engines show of a title and of a description. */
const shownMost = { title: 60, description: 160 } as const;

/**
 * The title and description of a page for search engines and for links in messages, with figures
 * and names in their places; null for a file that is no page.
 */
export function foundAs(
  { value, body }: Words,
  references: Opened["references"],
): { readonly title: string; readonly description: string } | null {
  const fields = isFields(value) ? value : {};
  const own = isFields(fields.meta) ? fields.meta : body === null ? {} : fields;
  if (typeof own.title !== "string") return null;
  const filled = (text: unknown, most: number) => {
    const words = references
      .reduce((all, { value: key, label }) => all.replaceAll(key, label), String(text ?? ""))
      .replaceAll(/\s+/g, " ")
      .trim();
    return words.length > most ? `${words.slice(0, most).replace(/\s+\S*$/, "")} …` : words;
  };
  return {
    title: filled(own.title, shownMost.title),
    description: filled(own.description ?? own.excerpt, shownMost.description),
  };
}

type FoundAsProps = {
  words: Words;
  references: Opened["references"];
  /** Where the page is, as www.example.com/about. */
  address: string;
};

/** What a search engine or a link in a message shows of the page. */
export function FoundAs({ words, references, address }: FoundAsProps) {
  const found = foundAs(words, references);
  if (!found) return null;
  return (
    <details className={css.foundAs}>
      <summary>In search results and links</summary>
      <p className={css.help}>{address}</p>
      <p>
        <b>{found.title}</b>
      </p>
      <p>{found.description}</p>
    </details>
  );
}
