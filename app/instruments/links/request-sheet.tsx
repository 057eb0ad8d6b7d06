import { count } from "#content/specimen/count.ts";
import css from "./links.module.css";
import type { LinkRow } from "./outcome.ts";
import { linksResult as words } from "./words-result.ts";

/** Sentences that fit on the second page. */
const MOST_PRINTED = 4;

/** The printed requests for each link; the screen shows them with the links. */
export function RequestSheet({ rows }: { rows: readonly LinkRow[] }) {
  if (rows.length === 0) return null;
  return (
    <div className={css.request}>
      <h4>{words.request.title}</h4>
      <p>{words.request.begins}</p>
      <ol>
        {rows.slice(0, MOST_PRINTED).map(({ ask, message }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same link may stand in two messages, and their order stays
          <li key={i}>{sentence(ask, message.messageId)}</li>
        ))}
      </ol>
      {rows.length > MOST_PRINTED && <p>{words.request.more(count(rows.length - MOST_PRINTED))}</p>}
    </div>
  );
}

/** All requests as text. */
export function requestText(rows: readonly LinkRow[]): string {
  return [words.request.begins, ...rows.map(({ ask, message }, i) => `${i + 1}. ${sentence(ask, message.messageId)}`)].join("\n");
}

const sentence = (ask: string, messageId: string) => (messageId ? `${ask} ${words.request.standsIn(messageId)}` : ask);
