import text from "#app/ui/text.module.css";
import { count } from "#content/specimen/count.ts";
import css from "./links.module.css";
import type { MailFound } from "./mail-collector.ts";
import { linksResult } from "./words-result.ts";
import { linksUnread as words } from "./words-unread.ts";

const MOST_ROWS = 20;

export function UnreadList({ unread }: Pick<MailFound, "unread">) {
  if (unread.length === 0) return null;
  return (
    <div className={css.unread}>
      <h4 className={text.mono}>{words.title}</h4>
      <ul>
        {unread.slice(0, MOST_ROWS).map(({ name, reason, number }) => (
          <li key={`${name} ${number}`}>
            <b>{number === undefined ? name : linksResult.messageNumber(name, number)}</b> {words.reasons[reason]}
          </li>
        ))}
      </ul>
      {unread.length > MOST_ROWS && <p>{words.more(count(unread.length - MOST_ROWS))}</p>}
    </div>
  );
}
