import text from "#app/ui/text.module.css";
import css from "./siemly-window.module.css";
import { SiemlyWindow } from "./siemly-window.tsx";

const HOLDS = [
  ["R. Castellan", 100, "Acknowledged"],
  ["D. Amadi", 100, "Acknowledged"],
  ["J. Prentiss", 100, "Acknowledged"],
  ["K. Ostrow", 60, "Reminder sent"],
  ["L. Haddad", 100, "Acknowledged"],
  ["S. Moreau", 20, "Notice opened"],
] as const;

/** A legal hold with six custodians and where each of them stands. */
export function HoldsWindow() {
  return (
    <SiemlyWindow
      id="screenshot-holds"
      tab="Holds"
      title="Legal hold 2026-014"
      note="Placed 18 Mar 18:40, noticed 19 Mar 09:02"
      foot="Mail, chat and files were preserved before anyone was notified."
    >
      <ol className={css.holds}>
        {HOLDS.map(([name, share, state]) => (
          <li key={name}>
            <b>{name}</b>
            <svg aria-hidden="true">
              <rect width={`${share}%`} height="100%" />
            </svg>
            <span className={text.mono}>{state}</span>
          </li>
        ))}
      </ol>
    </SiemlyWindow>
  );
}
