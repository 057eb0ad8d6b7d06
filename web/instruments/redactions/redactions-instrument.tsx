import { redactions as words } from "content/instruments.ts";
import { atFirst } from "instruments/contract.ts";
import { measuredPlaces } from "instruments/redactions/measured.ts";
import { type RedactionsOptions, redactionsOptions } from "instruments/redactions/options.ts";
import * as sentences from "instruments/redactions/sentences.ts";
import { useEffect, useRef } from "react";
import cells from "web/instruments/frame/calculator.module.css";
import { FileInstrument } from "web/instruments/frame/file-instrument.tsx";
import { TextArea, TextField } from "web/parts/field.tsx";

/** Checks PDFs for what their redactions left readable. */
export function RedactionsInstrument() {
  return (
    <FileInstrument
      words={words}
      load={() => import("./redactions-work.tsx")}
      options={atFirst(redactionsOptions)}
      figures={measuredPlaces}
      progress={({ done, total }) => ({
        done: sentences.progressPage(done),
        of: sentences.progressOf(total),
      })}
      multiple
      below={(kept) => <OptionFields kept={kept} />}
    />
  );
}

const [PASSWORD, LOOKED] = ["redactions-password", "redactions-words"];

/**
 * A password for the files, and words to look for. The password of a PDF is no sign-in: a password
 * field would have browsers offer to keep it.
 */
function OptionFields({ kept }: { kept: { current: RedactionsOptions } }) {
  const fields = useRef<HTMLFieldSetElement>(null);
  const initial = kept.current;
  // Typed before scripts loaded.
  useEffect(() => {
    kept.current = typedIn(fields.current);
  }, [kept]);
  const keep = () => {
    kept.current = typedIn(fields.current);
  };
  return (
    <fieldset ref={fields} className={cells.cells} aria-label={words.options.title} onInput={keep}>
      <TextArea
        number={1}
        label={redactionsOptions.words.label}
        id={LOOKED}
        rows={2}
        autoComplete="off"
        spellCheck={false}
        defaultValue={initial.words}
      />
      <TextField
        number={2}
        label={redactionsOptions.password.label}
        id={PASSWORD}
        type="text"
        autoComplete="off"
        spellCheck={false}
        defaultValue={initial.password || undefined}
      />
    </fieldset>
  );
}

/** What was put into the fields. */
function typedIn(fields: HTMLFieldSetElement | null): RedactionsOptions {
  const typed = (id: string) =>
    fields?.querySelector<HTMLInputElement | HTMLTextAreaElement>(`#${id}`)?.value ?? "";
  return { ...atFirst(redactionsOptions), words: typed(LOOKED), password: typed(PASSWORD) };
}
