import text from "#app/ui/text.module.css";
import css from "./activity.module.css";
import type { Reading } from "./answer-question.ts";
import { activityUnread as words } from "./words-unread.ts";

export function UnreadFiles({ unread }: Pick<Reading, "unread">) {
  if (unread.length === 0) return null;
  return (
    <div className={css.unread}>
      <h4 className={text.mono}>{words.title}</h4>
      <ul>
        {unread.map(({ name, reason }) => (
          <li key={name}>
            <b>{name}</b> {words.reasons[reason]}
          </li>
        ))}
      </ul>
    </div>
  );
}
