import { classNames } from "#app/ui/class-names.ts";
import { useMinute } from "#app/ui/minute.ts";
import text from "#app/ui/text.module.css";
import { company } from "#content/company.ts";
import css from "./office-line.module.css";
import { officeWords } from "./office-words.ts";

/**
 * The telephone number, and whether the office is open. The built page gives the hours, which are always true; the browser then checks its
 * clock every minute. Nothing moves, because both texts take the same room.
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
