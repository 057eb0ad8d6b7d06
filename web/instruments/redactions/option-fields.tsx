import type { RefObject } from "react";
import { TextArea, TextField } from "web/contact-form/field.tsx";
import { redactions } from "web/instruments/redactions/words.ts";
import type { CheckOptions } from "./check-file.ts";
import css from "./redactions.module.css";

const words = redactions.options;
const [PASSWORD, LOOKED] = ["redactions-password", "redactions-words"];

/**
 * A password for the files, and words to look for. The password of a PDF is no sign-in: a password field would have browsers offer to keep
 * it.
 */
export function OptionFields({ fields }: { fields: RefObject<HTMLFieldSetElement | null> }) {
  return (
    <fieldset ref={fields} className={css.options} aria-label={words.title}>
      <TextArea number={1} label={words.looked} id={LOOKED} rows={2} autoComplete="off" spellCheck={false} />
      <TextField number={2} label={words.password} id={PASSWORD} type="text" autoComplete="off" spellCheck={false} />
    </fieldset>
  );
}

/** What was put into the fields; a word a line. */
export function optionsOf(fields: HTMLFieldSetElement | null): CheckOptions {
  const typedIn = (id: string) => fields?.querySelector<HTMLInputElement | HTMLTextAreaElement>(`#${id}`)?.value ?? "";
  const password = typedIn(PASSWORD);
  const lines = typedIn(LOOKED).split("\n");
  return { ...(password ? { password } : {}), words: lines.map((line) => line.trim()).filter((line) => line.length > 1) };
}
