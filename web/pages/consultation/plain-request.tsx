import { contactForm } from "content/contact-form.ts";
import { labels } from "content/labels.ts";
import { consultation } from "content/pages/consultation.ts";
import { contactAddress } from "web/api/contact-address.ts";
import { TextArea, TextField } from "web/contact-form/field.tsx";
import { Button } from "web/parts/button.tsx";
import { Stamp } from "web/parts/stamp.tsx";
import text from "web/parts/text.module.css";
import css from "./plain-request.module.css";

const { caution, fields, required, submit } = contactForm;
const { plain, request } = consultation.booking;

/** The request for browsers without scripts, for which the coming days are unknown: the visitor writes the times. */
export function PlainRequest() {
  return (
    <form className={css.form} method="post" action={contactAddress} noValidate>
      <div className={css.head}>
        <Stamp word={labels.form} letter="4" />
        <h3>{request.title}</h3>
        <span className={text.mono}>{required}</span>
      </div>
      <div className={css.cells}>
        <TextField number={1} label={fields.firstName} id="firstName" name="firstName" autoComplete="given-name" required />
        <TextField number={2} label={fields.lastName} id="lastName" name="lastName" autoComplete="family-name" required />
        <TextField number={3} label={fields.email} id="email" name="email" type="email" autoComplete="email" required />
        <TextField number={4} label={fields.phone} id="phone" name="phone" type="tel" autoComplete="tel" />
        <TextArea number={5} label={fields.message} id="message" name="message" rows={8} wide defaultValue={plain.message} />
      </div>
      <div className={css.submit}>
        <p className={text.mono}>{caution}</p>
        <Button type="submit">{submit}</Button>
      </div>
    </form>
  );
}
