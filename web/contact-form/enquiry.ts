import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { articleRequest, contactForm, contactTopics, searchQuestion } from "content/form-words.ts";
import { noConnection } from "content/script-words.ts";
import { contactFields, lacksNumber } from "content/wire/contact-fields.ts";
import type { ContactMessage, ContactMessageInput } from "content/wire/contact-message.ts";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { type UseFormReturn, useForm } from "react-hook-form";
import { useQuery } from "web/islands/address.ts";
import { holdForm } from "web/islands/held-form.ts";
import { usePreFlight } from "./pre-flight/use-pre-flight.ts";
import { timesMessage } from "./requested-times.ts";
import { loadSending, type Sending, useSending } from "./use-sending.ts";
import { useSubmission } from "./use-submission.ts";

export const FORM_ID = "enquiry";

export type EnquiryForm = UseFormReturn<ContactMessageInput, unknown, ContactMessage>;

/**
 * The steps after a press on Send (SPEC §4, §5), without markup: the rules; once, a hint when a
 * call is wanted without a number; a check for case material, which the visitor decides about;
 * sending.
 */
export function useEnquiry() {
  // No default values: they would overwrite what was typed before the script arrived.
  const form = useForm<ContactMessageInput, unknown, ContactMessage>({
    resolver: async (...values) =>
      standardSchemaResolver((await loadSending()).contactMessage)(...values),
    mode: "onSubmit",
    reValidateMode: "onChange",
    shouldFocusError: false,
  });
  const [honeypot, setHoneypot] = useState("");
  /**
   * The checkbox that marks the message as due within 24 hours. It may have been checked before the
   * script arrived.
   */
  const urgent = useRef<HTMLInputElement>(null);
  const [isHinted, setHinted] = useState(false);
  const isBegun = useRef(false);
  const { sending, load } = useSending();
  const preFlight = usePreFlight(form, load);
  const { submit, reset, fail, state } = useSubmission({
    onSent: () => {
      form.reset();
      setHinted(false);
    },
  });
  usePrefill(form);

  /** Shows the hint if it is due; returns true when it was not shown before. */
  function hint(): boolean {
    const isNew = lacksNumber(form.getValues()) && !isHinted;
    if (isNew) setHinted(true);
    return isNew;
  }

  function refuse() {
    hint();
    preFlight.close();
  }

  const send = (parts: Sending) => (message: ContactMessage) => {
    preFlight.close();
    submit({ message, urgent: urgent.current?.checked ?? false, honeypot }, parts);
  };

  const check = (parts: Sending) => (message: ContactMessage) => {
    const isHint = hint();
    if (preFlight.stops(parts)) return;
    if (isHint) form.setFocus("phone");
    else send(parts)(message);
  };

  /** Sends once all that is needed has loaded. If it does not load, the form is posted as without scripts. */
  function press(then: typeof send) {
    const element = urgent.current?.form;
    if (!element) return;
    reset();
    holdForm(
      element,
      load(),
      (parts) => form.handleSubmit(then(parts), refuse)(),
      () => (navigator.onLine ? element.submit() : fail(noConnection)),
    );
  }

  const [phone, contactMethod] = form.watch(["phone", "contactMethod"]);
  const { errors, submitCount } = form.formState;
  return {
    form,
    state,
    sending,
    /** For a field's focus: loads what Send needs well before it is pressed. */
    expectSend: () => void load().catch(() => {}),
    /** For each change of a field: counts the first. Nothing of the text is sent. */
    begin: () => {
      if (isBegun.current) return;
      isBegun.current = true;
      load().then(
        ({ reportCount }) => reportCount({ kind: "form-begun" }),
        () => {},
      );
    },
    preFlight,
    setHoneypot,
    urgent,
    /** The number of presses on Send: a notice that is shown again takes the focus again. */
    presses: submitCount,
    wrong: contactFields.flatMap((field) =>
      errors[field]?.message ? [{ field, message: errors[field].message }] : [],
    ),
    phoneHint:
      isHinted && lacksNumber({ phone, contactMethod }) ? contactForm.hints.phone : undefined,
    onSubmit: (event?: SubmitEvent<HTMLFormElement>) => {
      event?.preventDefault();
      press(check);
    },
    sendAnyway: () => press(send),
  };
}

/** Fills in what the address asks for, in fields that the visitor has left empty. */
function usePrefill({ getValues, setValue }: EnquiryForm) {
  const search = useQuery();
  useEffect(() => {
    let current = true;
    prefill(search).then(({ email, message }) => {
      if (current && email && !getValues("email")) setValue("email", email);
      if (current && message && !getValues("message")) setValue("message", message);
    });
    return () => {
      current = false;
    };
  }, [search, getValues, setValue]);
}

/**
 * What the address puts into the form. `?article=`, `?topic=`, `?time=` (half hours for a
 * consultation) or `?ask=` (a search without results) write the message, `?email=` the address.
 * Unknown ids are ignored.
 */
export async function prefill(
  search: string,
): Promise<Pick<Partial<ContactMessageInput>, "email" | "message">> {
  const query = new URLSearchParams(search);
  const message =
    topicMessage(query.get("topic")) ??
    timesMessage(query) ??
    (await articleMessage(query.get("article"))) ??
    question(query.get("ask"));
  const email = query.get("email");
  return { ...(message && { message }), ...(email && { email }) };
}

function topicMessage(topic: string | null): string | undefined {
  return Object.entries(contactTopics).find(([id]) => id === topic)?.[1];
}

/** Loaded only for an address that names an article, because the list grows with the articles. */
async function articleMessage(id: string | null): Promise<string | undefined> {
  if (!id) return undefined;
  // When the list cannot be loaded, the message stays empty.
  const list = await import("content/articles/index.ts").catch(() => null);
  const article = list?.articles.find((candidate) => candidate.id === id);
  return article && articleRequest(article.title);
}

/** 100 characters, as in the search's own field. */
function question(words: string | null): string | undefined {
  return words?.trim() ? searchQuestion(words.trim().slice(0, 100)) : undefined;
}
