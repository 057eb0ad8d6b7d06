import { contactForm } from "content/contact-form.ts";
import { formatChicago, replyDue } from "content/wire/reply-clock.ts";
import { useMinute } from "web/parts/minute.ts";
import css from "./field.module.css";

/** When a message sent now is answered, by the clock of the receipt. Before scripts it is the promise without a time. */
export function AnsweredBy() {
  const now = useMinute();
  return (
    <p className={css.answered}>{now === null ? contactForm.answered.within : contactForm.answered.by(formatChicago(replyDue(now).due))}</p>
  );
}
