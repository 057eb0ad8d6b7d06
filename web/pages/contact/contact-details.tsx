import { company } from "content/company.ts";
import { week } from "content/office-hours.ts";
import { contact } from "content/pages/contact.ts";
import { PostalAddress } from "web/layout/postal-address.tsx";
import { FactList } from "web/parts/fact-list.tsx";
import { RichText } from "web/parts/rich-text.tsx";
import text from "web/parts/text.module.css";
import css from "./contact-details.module.css";

const { details } = contact;

/** Telephone, mail, address and hours, beside the form. */
export function ContactDetails() {
  const { hours, mail, phone } = company;
  return (
    <div>
      <FactList
        className={css.cards}
        termClass={text.mono}
        facts={[
          [
            details.phone,
            <a key="phone" href={phone.href}>
              {phone.display}
            </a>,
          ],
          [
            details.email,
            <a key="mail" href={mail.info.href}>
              {mail.info.address}
            </a>,
          ],
          [details.address, <PostalAddress key="office" />],
        ]}
      />
      <div className={css.hours}>
        <h2>{details.hours.heading}</h2>
        <ol>
          {week.map((day) => {
            const open = hours.days.some((open) => open === day);
            return (
              <li key={day} className={text.mono}>
                <span>{day}</span>
                <span className={css.bar} data-closed={open ? undefined : ""} aria-hidden="true" />
                <span>{open ? hours.short : details.hours.closed}</span>
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
