import { classNames } from "#app/ui/class-names.ts";
import text from "#app/ui/text.module.css";
import { Axis, Exhibit } from "./exhibit.tsx";
import css from "./legal-hold.module.css";

/** In days from the notice: reminders, and the acknowledgement if there is one. */
const days = 10;
const custodians = [
  { name: "R. Castellan", reminders: [], acknowledged: 0.1, status: "Acknowledged" },
  { name: "D. Amadi", reminders: [], acknowledged: 1.2, status: "Acknowledged" },
  { name: "J. Prentiss", reminders: [2, 4], acknowledged: 4.3, status: "Acknowledged" },
  { name: "L. Haddad", reminders: [], acknowledged: 2.6, status: "Left; manager signed" },
  { name: "K. Ostrow", reminders: [2, 4, 7], status: "Escalated to counsel" },
] as const;

/** Who was told to keep what, who was reminded, and who has answered. */
export function LegalHoldExhibit({ letter = "C-5" }: { letter?: string }) {
  return (
    <Exhibit
      letter={letter}
      title="Legal hold 1, Q4 reserve"
      note="4 of 5 acknowledged"
      foot="All five mailboxes were held on day 0, before anyone was asked to do anything"
    >
      <ul className={classNames(text.mono, css.custodians)}>
        {custodians.map((custodian) => (
          <li key={custodian.name}>
            <b>{custodian.name}</b>
            <Answer {...custodian} />
            <span>{"acknowledged" in custodian ? custodian.status : <mark>{custodian.status}</mark>}</span>
          </li>
        ))}
      </ul>
      <Axis className={css.axis} ticks={["Notice", "Day 5", "Day 10"]} />
      <p className={classNames(text.mono, css.key)}>
        <span>
          <svg viewBox="0 0 12 12" aria-hidden="true">
            <path d="M6 1v10" />
          </svg>
          reminder
        </span>
        <span>
          <svg viewBox="0 0 12 12" aria-hidden="true">
            <circle cx="6" cy="6" r="5" />
          </svg>
          acknowledged
        </span>
      </p>
    </Exhibit>
  );
}

function Answer({ reminders, acknowledged }: { reminders: readonly number[]; acknowledged?: number }) {
  const at = (day: number) => `${(day / days) * 98 + 1}%`;
  const label = `${reminders.length} reminders, ${acknowledged === undefined ? "no answer" : `acknowledged on day ${Math.ceil(acknowledged)}`}`;
  return (
    <svg role="img" aria-label={label}>
      <line x1="1%" x2={at(acknowledged ?? days)} y1="10" y2="10" strokeDasharray={acknowledged === undefined ? "3 3" : undefined} />
      {reminders.map((day) => (
        <line key={day} x1={at(day)} x2={at(day)} y1="4" y2="16" />
      ))}
      {acknowledged !== undefined && <circle cx={at(acknowledged)} cy="10" r="5" />}
    </svg>
  );
}
