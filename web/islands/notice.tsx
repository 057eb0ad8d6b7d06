import { company } from "content/company.ts";
import { recovery } from "content/words.ts";
import css from "./notice.module.css";

/**
 * Says at the foot of the window that a part of the page does not work, and what does. Shown by
 * main.ts; hidden until then.
 */
export function Notice() {
  return (
    <aside id="notice" className={css.notice} role="alert" popover="manual">
      <p>{recovery.failed}</p>
      <a href={company.phone.href}>{company.phone.display}</a>
      <a href={company.mail.info.href}>{company.mail.info.address}</a>
      <button type="button" data-reload>
        {recovery.reload}
      </button>
      <button type="button" popoverTarget="notice" popoverTargetAction="hide">
        {recovery.close}
      </button>
    </aside>
  );
}
