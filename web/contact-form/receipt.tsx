import { company } from "content/company.ts";
import { contactForm } from "content/form-words.ts";
import type { ContactMessage, ContactReceipt } from "content/wire/contact-message.ts";
import {
  calendarFile,
  type ReceiptFile,
  receiptFacts,
  recordFile,
  sentFields,
} from "content/wire/receipt.ts";
import { PostalAddress } from "web/layout/postal-address.tsx";
import { Button } from "web/parts/button.tsx";
import { classNames } from "web/parts/class-names.ts";
import { FactList } from "web/parts/fact-list.tsx";
import rows from "web/parts/rows.module.css";
import text from "web/parts/text.module.css";
import { Notice } from "./notice.tsx";
import css from "./receipt.module.css";
import type { SentMessage } from "./submission.ts";

/**
 * The receipt of a stored message: what arrived and when, the words sent, the next steps and their
 * times. In print it stands alone.
 */
export function Receipt({ sent: { receipt, message, urgent, digests } }: { sent: SentMessage }) {
  return (
    <Notice title={contactForm.success.title} sign="tick" className={css.receipt}>
      <p>{contactForm.success.text}</p>
      {urgent && <p>{contactForm.urgent.sent}</p>}
      <Letterhead />
      {receipt && <Arrival {...{ receipt, message }} />}
      <h3>{contactForm.receipt.sent}</h3>
      <FactList
        className={classNames(rows.long, css.facts)}
        termClass={text.mono}
        facts={sentFields(message).map(({ label, value }) => [
          label,
          value || <span className={css.empty}>{contactForm.receipt.empty}</span>,
        ])}
      />
      {receipt && <Digests {...digests} />}
    </Notice>
  );
}

/** The reference, when it arrived and when it is answered, and its files. */
function Arrival({ receipt, message }: { receipt: ContactReceipt; message: ContactMessage }) {
  const { times, steps } = receiptFacts(receipt);
  return (
    <>
      <FactList
        className={classNames(rows.long, css.facts)}
        termClass={text.mono}
        facts={[
          [contactForm.receipt.reference, <mark key="reference">{receipt.reference}</mark>],
          ...times.map(
            ({ label, value, more }) =>
              [
                label,
                <span key={label}>
                  {value} <span className={text.mono}>{more}</span>
                </span>,
              ] as const,
          ),
        ]}
      />
      <h3>{contactForm.receipt.next}</h3>
      <ol className={rows.numbered}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>{contactForm.success.keep}</p>
      <div className={css.actions}>
        <Button small onClick={() => print()}>
          {contactForm.receipt.print}
        </Button>
        <FileLink file={calendarFile(receipt)}>{contactForm.receipt.calendar}</FileLink>
        <FileLink file={recordFile(receipt, message)}>{contactForm.receipt.record}</FileLink>
      </div>
    </>
  );
}

function FileLink({ file, children }: { file: ReceiptFile; children: string }) {
  return (
    <a href={file.href} download={file.name}>
      {children}
    </a>
  );
}

/** One digest when browser and server agree or only one exists; both when they differ. */
function Digests({ browser, server }: SentMessage["digests"]) {
  const { digests } = contactForm.receipt;
  const shown =
    browser === server
      ? { "": browser }
      : { [digests.inBrowser]: browser, [digests.onServer]: server };
  return (
    <>
      <h3>{contactForm.receipt.digest}</h3>
      {Object.entries(shown).map(
        ([whose, digest]) =>
          digest && (
            <p key={whose} className={classNames(text.monoInk, css.digest)}>
              {whose && <span>{whose}</span>} {digest}
            </p>
          ),
      )}
      <p>
        {verdict({ browser, server })} {contactForm.receipt.recordNote}
      </p>
    </>
  );
}

function verdict({ browser, server }: SentMessage["digests"]): string {
  const { digests } = contactForm.receipt;
  if (browser && server)
    return browser === server ? digests.agree : digests.differ(company.phone.display);
  if (browser) return digests.browser;
  return server ? digests.insecure : digests.none;
}

/** Names the issuer, in print only. */
function Letterhead() {
  return (
    <div className={css.letterhead}>
      <b>{company.legalName}</b>
      <PostalAddress />
      <span>
        {company.phone.display}, {company.mail.info.address}, {new URL(company.origin).hostname}
      </span>
    </div>
  );
}
