import { classNames } from "#app/ui/class-names.ts";
import { useMinute } from "#app/ui/minute.ts";
import text from "#app/ui/text.module.css";
import { company } from "#content/company.ts";
import css from "./office-line.module.css";
import { officeWords } from "./office-words.ts";

/**
 * The telephone number, and below it whether somebody answers. The page as built gives the hours, which hold whenever it is read; the browser
 * then looks at the clock, every minute. Both texts have the same place, so nothing moves.
 */
export function OfficeLine() {
  const now = useMinute();
  const { phone, long, short } = officeWords(company, now);
  return (
    <div className={css.line}>
      <a className={classNames(text.mono, css.phone)} href={phone.href}>
        {phone.display}
      </a>
      <span className={css.long}>{long}</span>
      <span className={css.short}>{short}</span>
    </div>
  );
}
