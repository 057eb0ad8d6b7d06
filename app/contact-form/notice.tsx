import { type ReactNode, useEffect, useRef } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { company } from "#content/company.ts";
import { contactForm } from "#content/contact-form.ts";
import type { ContactField } from "#shared/contact-message.ts";
import css from "./notice.module.css";

const { failure, summary } = contactForm;

type NoticeProps = {
  readonly title: string;
  readonly sign: "bang" | "tick";
  readonly bad?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** What happened, said beside the form and left there: a toast that vanishes is no receipt. Takes the focus when it appears. */
export function Notice({ title, sign, bad = false, className, children }: NoticeProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (box.current) show(box.current);
  }, []);
  return (
    <section ref={box} tabIndex={-1} className={classNames(css.notice, bad && css.bad, className)} aria-label={title}>
      <span className={css.sign}>
        <Icon name={sign} />
      </span>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** To the beginning of what a small window cannot hold: focus alone is content when any of it is in view. */
function show(notice: HTMLElement) {
  notice.focus({ preventScroll: true });
  notice.scrollIntoView({ block: notice.offsetHeight > innerHeight / 2 ? "start" : "nearest" });
}

/** A failed send: the reason as it came, and the two ways that do not need this form. */
export function Failure({ reason }: { reason: string }) {
  return (
    <Notice title={failure.title} sign="bang" bad>
      <p className={css.reason}>{reason}</p>
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
    <Notice title={errors.length === 1 ? summary.one : summary.many} sign="bang" bad>
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
