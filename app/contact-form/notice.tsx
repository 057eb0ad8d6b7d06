import { type ReactNode, useEffect, useRef } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import text from "#app/ui/text.module.css";
import { company } from "#content/company.ts";
import { contactForm } from "#content/contact-form.ts";
import type { ContactField, ContactReceipt } from "#shared/contact-message.ts";
import css from "./notice.module.css";

const { failure, success, summary } = contactForm;

/** What happened, said beside the form and left there: a toast that vanishes is no receipt. Takes the focus when it appears. */
function Notice({ title, bad = false, children }: { title: string; bad?: boolean; children: ReactNode }) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <section ref={box} tabIndex={-1} className={classNames(css.notice, bad && css.bad)} aria-label={title}>
      <span className={css.sign}>
        <Icon name={bad ? "bang" : "tick"} />
      </span>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** The receipt of a stored message. */
export function Receipt({ receipt: { reference, receivedAt } }: { receipt: ContactReceipt }) {
  return (
    <Notice title={success.title}>
      <p>{success.text}</p>
      <dl className={classNames(text.mono, css.receipt)}>
        <div>
          <dt>{success.reference}</dt>
          <dd>{reference}</dd>
        </div>
        <div>
          <dt>{success.received}</dt>
          <dd>
            <time dateTime={receivedAt}>{new Date(receivedAt).toLocaleString("en-US", { dateStyle: "long", timeStyle: "short" })}</time>
          </dd>
        </div>
      </dl>
      <p>{success.keep}</p>
    </Notice>
  );
}

/** A failed send: the reason as it came, and the two ways that do not need this form. */
export function Failure({ reason }: { reason: string }) {
  return (
    <Notice title={failure.title} bad>
      <p>{reason}</p>
      <p>
        {failure.kept} <a href={company.phone.href}>{company.phone.display}</a> {failure.orWrite}{" "}
        <a href={company.mail.info.href}>{company.mail.info.address}</a>.
      </p>
    </Notice>
  );
}

export type FieldErrors = readonly { field: ContactField; message: string }[];

/** The fields that need attention, each a link to its field. */
export function ErrorSummary({ errors }: { errors: FieldErrors }) {
  return (
    <Notice title={errors.length === 1 ? summary.one : summary.many} bad>
      <ul>
        {errors.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${field}`}>{message}</a>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
