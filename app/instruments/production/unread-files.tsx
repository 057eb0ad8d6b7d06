import text from "#app/ui/text.module.css";
import { count } from "#content/specimen/count.ts";
import css from "./production.module.css";
import type { Refused } from "./source.ts";
import { productionResult } from "./words-result.ts";

const words = productionResult.unread;
const MOST_ROWS = 10;

export function UnreadFiles({ refused }: { refused: readonly Refused[] }) {
  if (refused.length === 0) return null;
  return (
    <div className={css.unread}>
      <h4 className={text.mono}>{words.title}</h4>
      <ul>
        {refused.slice(0, MOST_ROWS).map(({ path, reason }) => (
          <li key={path}>
            <b>{path}</b> {words.reasons[reason]}
          </li>
        ))}
      </ul>
      {refused.length > MOST_ROWS && <p>{words.more(count(refused.length - MOST_ROWS))}</p>}
    </div>
  );
}
