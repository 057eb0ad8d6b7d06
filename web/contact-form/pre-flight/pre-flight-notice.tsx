import { preFlight } from "content/form-words.ts";
import { Button } from "web/parts/button.tsx";
import text from "web/parts/text.module.css";
import { Notice } from "../notice.tsx";
import type { Span } from "./find-signs.ts";
import css from "./pre-flight-notice.module.css";
import type { usePreFlight } from "./use-pre-flight.ts";

type PreFlightNoticeProps = {
  readonly preFlight: ReturnType<typeof usePreFlight>;
  readonly onSend: () => void;
  readonly onSendAnyway: () => void;
};

/**
 * Shows the words that look like case material, with two ways to continue. After a removal: says
 * so, and offers to undo it.
 */
export function PreFlightNotice({
  preFlight: { step, turn, takeOut, putBack },
  onSend,
  onSendAnyway,
}: PreFlightNoticeProps) {
  if (step.step === "clear") return null;
  if (step.step === "out")
    return (
      <Notice key={turn} title={preFlight.out.title} sign="tick">
        <p>{preFlight.out.lead}</p>
        <div className={css.ways}>
          <Button small onClick={onSend}>
            {preFlight.out.send}
          </Button>
          <Button small line onClick={putBack}>
            {preFlight.out.putBack}
          </Button>
        </div>
      </Notice>
    );
  return (
    <Notice key={turn} title={preFlight.title} sign="bang">
      <p>{preFlight.lead}</p>
      <ul className={css.finds}>
        {step.signs.map((sign) => {
          const { before, marked, after, characters } = excerpt(step.text, sign);
          return (
            <li key={sign.start}>
              <span className={text.mono}>{preFlight.signs[sign.kind]}</span>
              <span className={css.words}>
                {before}
                <mark>{marked}</mark>
                {after} {characters && preFlight.characters(characters.toLocaleString("en-US"))}
              </span>
            </li>
          );
        })}
      </ul>
      <div className={css.ways}>
        <Button small onClick={takeOut}>
          {preFlight.takeOut}
        </Button>
        <Button small line onClick={onSendAnyway}>
          {preFlight.sendAnyway}
        </Button>
      </div>
      <p>{preFlight.orEdit}</p>
    </Notice>
  );
}

/** In characters: the context before and after the marked words, and the longest mark shown. */
const AROUND = 36;
const MARKED = 120;

type Excerpt = {
  readonly before: string;
  readonly marked: string;
  readonly after: string;
  readonly characters: number | null;
};

/**
 * The marked words within their sentence, cut at blanks. Long ones are cut to their beginning;
 * `characters` then gives their full length.
 */
export function excerpt(text: string, { start, end }: Span): Excerpt {
  const before = text.slice(Math.max(0, start - AROUND), start);
  const after = text.slice(end, end + AROUND);
  const isLong = end - start > MARKED;
  return {
    before: start > AROUND ? `…${before.replace(/^\S*\s/, "")}` : before,
    marked: isLong
      ? `${text.slice(start, start + MARKED).replace(/\s\S*$/, "")}…`
      : text.slice(start, end),
    after: end + AROUND < text.length ? `${after.replace(/\s\S*$/, "")}…` : after,
    characters: isLong ? end - start : null,
  };
}
