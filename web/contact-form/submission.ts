import { contactForm } from "content/form-words.ts";
import {
  type ContactMessage,
  type ContactReceipt,
  contactHeaders,
  contactListPath,
  contactTopicOf,
  digestHeader,
} from "content/wire/contact-message.ts";
import { messageRecord } from "content/wire/receipt.ts";
import { contactAddress } from "web/api/contact-address.ts";
import { createQueryClient } from "web/api/query-client.ts";
import { request } from "web/api/request.ts";
import { toast } from "web/parts/toast-store.ts";

/** The page's cache (SPEC §7). */
const queries = createQueryClient();

/**
 * Sends a message (SPEC §4), shows the toast, and gives the outcome. Never retries by itself. An
 * unchanged message keeps its idempotency key, so a lost answer cannot store it twice.
 */
export async function sendMessage(submission: Submission): Promise<Outcome> {
  const { success, failure } = contactForm;
  try {
    const sent = await send(submission, keyFor(submission));
    queries.invalidateQueries({ queryKey: [contactListPath] });
    toast({ kind: "success", title: success.title, description: success.text });
    return { status: "sent", sent };
  } catch (error) {
    const reason = (error instanceof Error && error.message) || failure.text;
    toast({ kind: "failure", title: failure.title, description: reason });
    return { status: "failed", reason };
  }
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

/** `reason` is SPEC §8's. */
export type Outcome =
  | { readonly status: "sent"; readonly sent: SentMessage }
  | { readonly status: "failed"; readonly reason: string };

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

const last = { body: "", key: "" };

/** The same key while message and mark are unchanged, a new key for any other. */
function keyFor({ message, urgent }: Submission): string {
  const body = JSON.stringify([message, urgent]);
  if (last.body !== body) Object.assign(last, { body, key: newKey() });
  return last.key;
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
