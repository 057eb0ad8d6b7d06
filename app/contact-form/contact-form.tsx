import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { useLocation } from "react-router";
import { contactAddress } from "#app/api/contact-address.ts";
import { Button } from "#app/ui/button.tsx";
import { Stamp } from "#app/ui/stamp.tsx";
import text from "#app/ui/text.module.css";
import { contactForm } from "#content/contact-form.ts";
import { labels } from "#content/labels.ts";
import {
  type ContactMessage,
  type ContactMessageInput,
  contactFields,
  contactFormFields,
  contactMessage,
  notForAutofill,
} from "#shared/contact-message.ts";
import css from "./contact-form.module.css";
import { Choice, Option, TextArea, TextField } from "./field.tsx";
import { ErrorSummary, Failure, Receipt } from "./notice.tsx";
import { prefill } from "./prefill.ts";
import { useContactSubmission } from "./submission.ts";

const { fields, methods, ...words } = contactForm;
const MESSAGE_ROWS = 4;

/** The contact form of SPEC §3 to §5. Without scripts it posts as an ordinary form to the same address. */
export function ContactForm() {
  // No default values: what was typed before the script arrived stays as it is.
  const form = useForm<ContactMessageInput, unknown, ContactMessage>({
    resolver: standardSchemaResolver(contactMessage),
    mode: "onSubmit",
    reValidateMode: "onChange",
    shouldFocusError: false,
  });
  const [honeypot, setHoneypot] = useState("");
  const { submit, reset, state } = useContactSubmission({ onSent: () => form.reset() });
  const ready = usePrefill(form);
  const { errors, submitCount } = form.formState;
  const wrong = contactFields.flatMap((field) => (errors[field]?.message ? [{ field, message: errors[field].message }] : []));
  const onSubmit = form.handleSubmit((message) => submit({ message, honeypot }), reset);

  return (
    <div className={css.stack}>
      {wrong.length > 0 && <ErrorSummary key={submitCount} errors={wrong} />}
      {state.status === "failed" && <Failure key={submitCount} reason={state.reason} />}
      {state.status === "sent" && <Receipt key={state.receipt.reference} receipt={state.receipt} />}
      <form className={css.intake} method="post" action={contactAddress} onSubmit={onSubmit} noValidate={ready}>
        <div className={css.head}>
          <Stamp word={labels.form} letter="1" />
          <h2 className={css.title}>{words.heading}</h2>
          <span className={text.mono}>{words.required}</span>
        </div>
        <div className={css.cells}>
          <TextField
            number={1}
            label={fields.firstName}
            id="firstName"
            autoComplete="given-name"
            required
            error={errors.firstName?.message}
            {...form.register("firstName")}
          />
          <TextField
            number={2}
            label={fields.lastName}
            id="lastName"
            autoComplete="family-name"
            required
            error={errors.lastName?.message}
            {...form.register("lastName")}
          />
          <TextField
            number={3}
            label={fields.email}
            id="email"
            type="email"
            autoComplete="email"
            required
            error={errors.email?.message}
            {...form.register("email")}
          />
          <TextField
            number={4}
            label={fields.phone}
            id="phone"
            type="tel"
            autoComplete="tel"
            error={errors.phone?.message}
            {...form.register("phone")}
          />
          <Choice number={5} legend={fields.contactMethod}>
            <Option label={methods.email} value="email" defaultChecked {...form.register("contactMethod")} />
            <Option label={methods.phone} value="phone" {...form.register("contactMethod")} />
          </Choice>
          <TextArea
            number={6}
            label={fields.message}
            id="message"
            rows={MESSAGE_ROWS}
            wide
            error={errors.message?.message}
            {...form.register("message")}
          />
        </div>
        <div className={css.trap} aria-hidden="true">
          <label htmlFor={contactFormFields.honeypot}>{words.honeypot}</label>
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
          <p className={text.mono}>{words.caution}</p>
          <Button type="submit" disabled={state.status === "sending"}>
            {state.status === "sending" ? words.sending : words.submit}
          </Button>
        </div>
      </form>
    </div>
  );
}

/** Fills in what the address asks for, where the visitor has written nothing yet. True once scripts have taken over. */
function usePrefill({
  getValues,
  setValue,
}: Pick<ReturnType<typeof useForm<ContactMessageInput, unknown, ContactMessage>>, "getValues" | "setValue">) {
  const [ready, setReady] = useState(false);
  const { search } = useLocation();
  useEffect(() => {
    setReady(true);
    let current = true;
    prefill(search).then(({ email, message }) => {
      if (current && email && !getValues("email")) setValue("email", email);
      if (current && message && !getValues("message")) setValue("message", message);
    });
    return () => {
      current = false;
    };
  }, [search, getValues, setValue]);
  return ready;
}
