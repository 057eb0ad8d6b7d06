import { hash } from "node:crypto";
import { domainToASCII } from "node:url";

/**
 * True when a program reads the address, by its local part, or when it is ours (`own`). Answers to it are useless, and two programs that
 * answer each other never end (RFC 3834 §2, RFC 2142).
 */
export function isAutomaticSender(address: string, own: readonly string[]): boolean {
  const key = normalAddress(address);
  return automatic.test(key.slice(0, key.lastIndexOf("@"))) || own.some((one) => normalAddress(one) === key);
}

const automatic =
  /^(?:mailer-daemon|postmaster|daemon|root|nobody|listserv|majordomo|mailman|autoreply|auto-reply|notifications?|alerts?|bounces?|owner-.*|bounces?[-+=].*|prvs=.*|.*-(?:request|bounces?|owner)|.*no[-_.]?reply.*|.*do[-_.]?not[-_.]?reply.*)$/;

/**
 * What all spellings of one mailbox share; pure. Lower case, no tag after "+", no dots for Google. For counting only: mail goes to the
 * address as typed.
 */
export function normalAddress(address: string): string {
  const at = address.lastIndexOf("@");
  const typed = address.slice(at + 1).toLowerCase();
  const domain = (domainToASCII(typed) || typed).replace(/^googlemail\.com$/, "gmail.com");
  const [local = ""] = address.slice(0, at).normalize("NFC").toLowerCase().split("+");
  return `${domain === "gmail.com" ? local.replaceAll(".", "") : local}@${domain}`;
}

/** What is stored in place of an address (SHA-256, hex). */
export function addressKey(address: string): string {
  return hash("sha256", `address:${normalAddress(address)}`);
}
