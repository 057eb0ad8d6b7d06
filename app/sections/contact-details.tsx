import { RichText } from "#app/ui/rich-text.tsx";
import text from "#app/ui/text.module.css";
import { company } from "#content/company.ts";
import { contact } from "#content/pages/contact.ts";
import css from "./contact-details.module.css";

const { details } = contact;
const WEEK = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/** Telephone, mail, address and hours, beside the form. */
export function ContactDetails() {
  const { address, hours, mail, phone } = company;
  return (
    <div>
      <dl className={css.cards}>
        <div>
          <dt className={text.mono}>{details.phone}</dt>
          <dd>
            <a href={phone.href}>{phone.display}</a>
          </dd>
        </div>
        <div>
          <dt className={text.mono}>{details.email}</dt>
          <dd>
            <a href={mail.info.href}>{mail.info.address}</a>
          </dd>
        </div>
        <div>
          <dt className={text.mono}>{details.address}</dt>
          <dd>
            {address.street}
            <br />
            {address.city}, {address.region} {address.postalCode}
          </dd>
        </div>
      </dl>
      <div className={css.hours}>
        <h2>{details.hours.heading}</h2>
        <ol>
          {WEEK.map((day) => {
            const open = hours.days.some((open) => open === day);
            return (
              <li key={day} className={text.mono}>
                <span>{day}</span>
                <span className={css.bar} data-closed={open ? undefined : ""} aria-hidden="true" />
                <span>{open ? details.hours.open : details.hours.closed}</span>
              </li>
            );
          })}
        </ol>
        <div className={css.immediate}>
          <h2>{details.immediate.heading}</h2>
          <p className={text.sub}>
            <RichText>{details.immediate.text}</RichText>
          </p>
        </div>
      </div>
    </div>
  );
}
