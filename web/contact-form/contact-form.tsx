import { contactForm } from "content/form-words.ts";
import { contactFormFields, notForAutofill } from "content/wire/contact-fields.ts";
import { labels } from "content/words.ts";
import { createPortal } from "react-dom";
import { contactAddress } from "web/api/contact-address.ts";
import { Button } from "web/parts/button.tsx";
import { Check, Choice, Option, TextArea, TextField } from "web/parts/field.tsx";
import { Stamp } from "web/parts/stamp.tsx";
import text from "web/parts/text.module.css";
import { AnsweredBy } from "./answered-by.tsx";
import css from "./contact-form.module.css";
import { FORM_ID, useEnquiry } from "./enquiry.ts";
import { ErrorSummary, Failure } from "./notice.tsx";

const MESSAGE_ROWS = 4;

/**
 * The contact form of SPEC §3 to §5. Without scripts it posts as an ordinary form to the same
 * address.
 */
export function ContactForm() {
  const {
    form,
    state,
    sending,
    expectSend,
    begin,
    preFlight,
    wrong,
    presses,
    phoneHint,
    setHoneypot,
    urgent,
    onSubmit,
    sendAnyway,
  } = useEnquiry();
  const { errors } = form.formState;
  return (
    <div className={css.stack}>
      {wrong.length > 0 && <ErrorSummary key={presses} errors={wrong} />}
      {sending && wrong.length === 0 && (
        <sending.PreFlightNotice
          preFlight={preFlight}
          onSend={() => onSubmit()}
          onSendAnyway={sendAnyway}
        />
      )}
      {state.status === "failed" && <Failure key={presses} reason={state.reason} />}
      {sending && state.status === "sent" && (
        <sending.Receipt key={state.sent.receipt?.reference} sent={state.sent} />
      )}
      {/* Below the body: a section with content-visibility would be the window of what is fixed in it. */}
      {sending && createPortal(<sending.Toaster />, document.body)}
      <form
        className={css.intake}
        id={FORM_ID}
        method="post"
        action={contactAddress}
        onSubmit={onSubmit}
        onFocus={expectSend}
        onInput={begin}
        noValidate
      >
        <div className={css.head}>
          <Stamp word={labels.form} letter="1" />
          <h2 className={css.title}>{contactForm.heading}</h2>
          <span className={text.mono}>{contactForm.required}</span>
        </div>
        <div className={css.cells}>
          <TextField
            number={1}
            label={contactForm.fields.firstName}
            id="firstName"
            autoComplete="given-name"
            required
            error={errors.firstName?.message}
            {...form.register("firstName")}
          />
          <TextField
            number={2}
            label={contactForm.fields.lastName}
            id="lastName"
            autoComplete="family-name"
            required
            error={errors.lastName?.message}
            {...form.register("lastName")}
          />
          <TextField
            number={3}
            label={contactForm.fields.email}
            id="email"
            type="email"
            autoComplete="email"
            required
            error={errors.email?.message}
            {...form.register("email")}
          />
          <TextField
            number={4}
            label={contactForm.fields.phone}
            id="phone"
            type="tel"
            autoComplete="tel"
            error={errors.phone?.message}
            hint={phoneHint}
            {...form.register("phone")}
          />
          <Choice number={5} legend={contactForm.fields.contactMethod}>
            <Option
              label={contactForm.methods.email}
              value="email"
              defaultChecked
              {...form.register("contactMethod")}
            />
            <Option
              label={contactForm.methods.phone}
              value="phone"
              {...form.register("contactMethod")}
            />
          </Choice>
          <TextArea
            number={6}
            label={contactForm.fields.message}
            id="message"
            rows={MESSAGE_ROWS}
            wide
            error={errors.message?.message}
            {...form.register("message")}
          />
          <Check
            ref={urgent}
            label={contactForm.urgent.label}
            name={contactFormFields.urgent}
            value="1"
          />
        </div>
        <div className={css.trap} aria-hidden="true">
          <label htmlFor={contactFormFields.honeypot}>{contactForm.honeypot}</label>
          <input
            id={contactFormFields.honeypot}
            name={contactFormFields.honeypot}
            tabIndex={-1}
            autoComplete="off"
            {...notForAutofill}
            onChange={(event) => setHoneypot(event.target.value)}
          />
        </div>
        <div className={css.sign}>
          <AnsweredBy />
          <Button type="submit" disabled={state.status === "sending"}>
            {state.status === "sending" ? contactForm.sending : contactForm.submit}
          </Button>
        </div>
        <ul className={css.notes}>
          {[
            contactForm.caution,
            contactForm.conflicts,
            contactForm.confidentiality,
            contactForm.kept,
          ].map((note) => (
            <li key={note}>{note}</li>
          ))}
          <li>
            <a href="/data-hosting#security-answers">{contactForm.security}</a>
          </li>
        </ul>
      </form>
    </div>
  );
}
