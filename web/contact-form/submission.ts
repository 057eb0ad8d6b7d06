import { useMutation, useQueryClient } from "@tanstack/react-query";
import { contactForm } from "content/form-words.ts";
import {
  type ContactMessage,
  type ContactReceipt,
  contactHeaders,
  contactListPath,
  contactTopicOf,
  digestHeader,
} from "content/wire/contact-message.ts";
import { contactPath } from "content/wire/contact-path.ts";
import { messageRecord } from "content/wire/receipt.ts";
import { useEffect, useRef } from "react";
import { contactAddress } from "web/api/contact-address.ts";
import { reportCount } from "web/api/report-count.ts";
import { request } from "web/api/request.ts";
import { toast } from "web/parts/toast-store.ts";

/**
 * Sends a message (SPEC §4): idle, sending, then success with its receipt or failure with its
 * reason. Never retries by itself. An unchanged message keeps its idempotency key, so a lost answer
 * cannot store it twice.
 */
export function useContactSubmission({ onSent }: { onSent: () => void }) {
  const queries = useQueryClient();
  useCountedForm();
  const keyFor = useIdempotencyKey();
  const mutation = useMutation({
    mutationFn: (submission: Submission) => send(submission, keyFor(submission)),
    onSuccess: () => {
      onSent();
      toast({
        kind: "success",
        title: contactForm.success.title,
        description: contactForm.success.text,
      });
      return queries.invalidateQueries({ queryKey: [contactListPath] });
    },
    onError: (error) =>
      toast({
        kind: "failure",
        title: contactForm.failure.title,
        description: error.message || contactForm.failure.text,
      }),
  });
  return { submit: mutation.mutate, reset: mutation.reset, state: stateOf(mutation) };
}

/** `urgent`: marked as due within 24 hours. */
export type Submission = {
  readonly message: ContactMessage;
  readonly urgent: boolean;
  readonly honeypot: string;
};

/**
 * What was stored, and its SHA-256 as browser and server computed it. `receipt` is null when a
 * server of another kind has answered.
 */
export type SentMessage = {
  readonly receipt: ContactReceipt | null;
  readonly message: ContactMessage;
  readonly urgent: boolean;
  readonly digests: { readonly browser: string | null; readonly server: string | null };
};

export type SubmissionState =
  | { readonly status: "idle" | "sending" }
  | { readonly status: "sent"; readonly sent: SentMessage }
  | { readonly status: "failed"; readonly reason: string };

function stateOf({
  status,
  data,
  error,
}: {
  status: string;
  data: SentMessage | undefined;
  error: Error | null;
}): SubmissionState {
  if (data) return { status: "sent", sent: data };
  if (error) return { status: "failed", reason: error.message || contactForm.failure.text };
  return { status: status === "pending" ? "sending" : "idle" };
}

async function send({ message, urgent, honeypot }: Submission, key: string): Promise<SentMessage> {
  const response = await request("POST", contactAddress, {
    body: message,
    headers: {
      ...originHeaders(),
      [contactHeaders.idempotencyKey]: key,
      [contactHeaders.elapsed]: String(Math.round(performance.now())),
      ...(urgent && { [contactHeaders.urgent]: "1" }),
      ...(honeypot && { [contactHeaders.honeypot]: encodeURIComponent(honeypot) }),
    },
  });
  const [answer, browser] = await Promise.all([response.json(), digestOf(message)]);
  return {
    receipt: readReceipt(answer),
    message,
    urgent,
    digests: { browser, server: readDigest(response.headers.get(digestHeader)) },
  };
}

/**
 * Any JSON that comes with a success is one (SPEC §7); only ours has a reference and the time of
 * receipt.
 */
export function readReceipt(answer: unknown): ContactReceipt | null {
  const { reference, receivedAt } = Object(answer);
  return typeof reference === "string" && !Number.isNaN(Date.parse(receivedAt))
    ? { reference, receivedAt }
    : null;
}

/** The same key while message and mark are unchanged, a new key for any other. */
function useIdempotencyKey() {
  const last = useRef({ body: "", key: "" });
  return ({ message, urgent }: Submission) => {
    const body = JSON.stringify([message, urgent]);
    if (last.current.body !== body) last.current = { body, key: newKey() };
    return last.current.key;
  };
}

/**
 * A UUID. crypto.randomUUID exists only in secure contexts; getRandomValues also works on a plain
 * intranet address.
 */
function newKey(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
  return hex.replace(/^(.{8})(.{4}).(.{3})(.{4})(.{12}).*$/, "$1-$2-4$3-a$4-$5").slice(0, 36);
}

/**
 * SHA-256 of a message's record as 64 hexadecimal digits. Null outside secure contexts, where
 * browsers have no crypto.subtle.
 */
export async function digestOf(message: ContactMessage): Promise<string | null> {
  if (!isSecureContext) return null;
  const digest = await crypto.subtle.digest(
    "SHA-256",
    new TextEncoder().encode(messageRecord(message)),
  );
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The digest from the server's `digestHeader`; null when there is none. */
export function readDigest(header: string | null): string | null {
  return /^sha-256=([\da-f]{64})$/.exec(header ?? "")?.[1] ?? null;
}

/**
 * The headers with what led to the message: the site's page before the form, and the topic from the
 * form's address. Never other sites.
 */
function originHeaders(): Record<string, string> {
  const page = pageBefore();
  const topic = contactTopicOf(new URLSearchParams(location.search));
  return {
    ...(page && { [contactHeaders.page]: page }),
    ...(topic && { [contactHeaders.topic]: topic }),
  };
}

/**
 * The path of this site's page before the form, from the Navigation API, else from the referrer; ""
 * when unknown.
 */
function pageBefore(): string {
  const { navigation } = window;
  const entries = navigation?.entries().slice(0, navigation.currentEntry?.index) ?? [];
  const urls = navigation ? entries.map(({ url }) => url) : [document.referrer];
  return urls.map(pathHere).findLast((path) => path !== "" && path !== location.pathname) ?? "";
}

function pathHere(address: string | null): string {
  const url = URL.parse(address ?? "");
  return url?.origin === location.origin ? url.pathname : "";
}

/**
 * Counts, once while the contact form is shown, that somebody starts to write. Nothing of the text
 * is sent.
 */
function useCountedForm(): void {
  useEffect(() => {
    const onInput = ({ target }: Event) => {
      const form = target instanceof Element ? target.closest("form") : null;
      if (!form?.action.endsWith(contactPath)) return;
      removeEventListener("input", onInput);
      reportCount({ kind: "form-begun" });
    };
    addEventListener("input", onInput);
    return () => removeEventListener("input", onInput);
  }, []);
}
