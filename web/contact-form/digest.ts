import type { ContactMessage } from "content/wire/contact-message.ts";
import { messageRecord } from "content/wire/message-record.ts";

/** SHA-256 of a message's record as 64 hexadecimal digits. Null outside secure contexts, where browsers have no crypto.subtle. */
export async function digestOf(message: ContactMessage): Promise<string | null> {
  if (!isSecureContext) return null;
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(messageRecord(message)));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The digest from the server's `digestHeader`; null when there is none. */
export function readDigest(header: string | null): string | null {
  return /^sha-256=([\da-f]{64})$/.exec(header ?? "")?.[1] ?? null;
}
