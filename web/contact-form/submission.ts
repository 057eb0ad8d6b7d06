import { useMutation, useQueryClient } from "@tanstack/react-query";
import { contactForm } from "content/contact-form.ts";
import { type ContactMessage, type ContactReceipt, contactHeaders, contactListPath, digestHeader } from "content/wire/contact-message.ts";
import { useRef } from "react";
import { contactAddress } from "web/api/contact-address.ts";
import { request } from "web/api/request.ts";
import { toast } from "web/parts/toast-store.ts";
import { digestOf, readDigest } from "./digest.ts";
import { originHeaders } from "./origin.ts";
import { useCountedForm } from "./use-counted-form.ts";

const { success, failure } = contactForm;

/**
 * Sends a message (SPEC §4): idle, sending, then success with its receipt or failure with its reason. Never retries by itself. An unchanged
 * message keeps its idempotency key, so a lost answer cannot store it twice.
 */
export function useContactSubmission({ onSent }: { onSent: () => void }) {
  const queries = useQueryClient();
  useCountedForm();
  const keyFor = useIdempotencyKey();
  const mutation = useMutation({
    mutationFn: ({ message, honeypot }: Submission) => send(message, { key: keyFor(message), honeypot }),
    onSuccess: () => {
      onSent();
      toast({ kind: "success", title: success.title, description: success.text });
      return queries.invalidateQueries({ queryKey: [contactListPath] });
    },
    onError: (error) => toast({ kind: "failure", title: failure.title, description: error.message || failure.text }),
  });
  return { submit: mutation.mutate, reset: mutation.reset, state: stateOf(mutation) };
}

export type Submission = { message: ContactMessage; honeypot: string };

/** What was stored, and its SHA-256 as browser and server computed it. */
export type SentMessage = {
  readonly receipt: ContactReceipt;
  readonly message: ContactMessage;
  readonly digests: { readonly browser: string | null; readonly server: string | null };
};

export type SubmissionState =
  | { readonly status: "idle" | "sending" }
  | { readonly status: "sent"; readonly sent: SentMessage }
  | { readonly status: "failed"; readonly reason: string };

function stateOf({ status, data, error }: { status: string; data: SentMessage | undefined; error: Error | null }): SubmissionState {
  if (data) return { status: "sent", sent: data };
  if (error) return { status: "failed", reason: error.message || failure.text };
  return { status: status === "pending" ? "sending" : "idle" };
}

async function send(message: ContactMessage, { key, honeypot }: { key: string; honeypot: string }): Promise<SentMessage> {
  const response = await request("POST", contactAddress, {
    body: message,
    headers: {
      ...originHeaders(),
      [contactHeaders.idempotencyKey]: key,
      [contactHeaders.elapsed]: String(Math.round(performance.now())),
      ...(honeypot && { [contactHeaders.honeypot]: encodeURIComponent(honeypot) }),
    },
  });
  const [receipt, browser] = await Promise.all([response.json(), digestOf(message)]);
  return { receipt, message, digests: { browser, server: readDigest(response.headers.get(digestHeader)) } };
}

/** The same key while the message is unchanged, a new key for any other message. */
function useIdempotencyKey() {
  const last = useRef({ body: "", key: "" });
  return (message: ContactMessage) => {
    const body = JSON.stringify(message);
    if (last.current.body !== body) last.current = { body, key: newKey() };
    return last.current.key;
  };
}

/** A UUID. crypto.randomUUID exists only in secure contexts; getRandomValues also works on a plain intranet address. */
function newKey(): string {
  if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4}).(.{3})(.{4})(.{12}).*$/, "$1-$2-4$3-a$4-$5").slice(0, 36);
}
