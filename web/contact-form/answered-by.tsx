import { contactForm } from "content/form-words.ts";
import { formatChicago, replyDue } from "content/wire/reply-clock.ts";
import css from "web/parts/field.module.css";
import { useMinute } from "web/parts/minute.ts";

/**
 * When a message sent now is answered, by the clock of the receipt. Before scripts it is the
 * promise without a time.
 */
export function AnsweredBy() {
  const now = useMinute();
  return (
    <p className={css.answered}>
      {now === null
        ? contactForm.answered.within
        : contactForm.answered.by(formatChicago(replyDue(now).due))}
    </p>
  );
}
