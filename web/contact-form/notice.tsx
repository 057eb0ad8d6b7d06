import { company } from "content/company.ts";
import { contactForm } from "content/form-words.ts";
import type { ContactField } from "content/wire/contact-message.ts";
import { type ReactNode, useEffect, useRef } from "react";
import { classNames } from "web/parts/class-names.ts";
import { Icon } from "web/parts/icon.tsx";
import css from "./notice.module.css";

type NoticeProps = {
  readonly title: string;
  readonly sign: "bang" | "tick";
  readonly bad?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/**
 * The outcome, shown beside the form until it is replaced, because a toast disappears. Takes the
 * focus when it appears.
 */
export function Notice({ title, sign, bad = false, className, children }: NoticeProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (box.current) show(box.current);
  }, []);
  return (
    <section
      ref={box}
      tabIndex={-1}
      className={classNames(css.notice, bad && css.bad, className)}
      aria-label={title}
    >
      <span className={css.sign}>
        <Icon name={sign} />
      </span>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/**
 * Scrolls to the start of a notice that fills a small window: focus alone does not scroll when any
 * of it is visible.
 */
function show(notice: HTMLElement) {
  notice.focus({ preventScroll: true });
  notice.scrollIntoView({ block: notice.offsetHeight > innerHeight / 2 ? "start" : "nearest" });
}

/** A failed send: the reason unchanged, and two other ways to reach us. */
export function Failure({ reason }: { reason: string }) {
  return (
    <Notice title={contactForm.failure.title} sign="bang" bad>
      <p className={css.reason}>{reason}</p>
      <p>
        {contactForm.failure.kept} <a href={company.phone.href}>{company.phone.display}</a>{" "}
        {contactForm.failure.orWrite}{" "}
        <a href={company.mail.info.href}>{company.mail.info.address}</a>.
      </p>
    </Notice>
  );
}

export type FieldErrors = readonly { field: ContactField; message: string }[];

/** The fields that need attention, each as a link. */
export function ErrorSummary({ errors }: { errors: FieldErrors }) {
  return (
    <Notice
      title={errors.length === 1 ? contactForm.summary.one : contactForm.summary.many}
      sign="bang"
      bad
    >
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
