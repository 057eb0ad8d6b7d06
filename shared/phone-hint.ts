import type { ContactMessage } from "#shared/contact-message.ts";

/**
 * Whether a message asks for a call and gives no number. SPEC §5 leaves the number optional, so the form says so once under the field, and sends
 * the message at the second press.
 */
export function lacksNumber({
  contactMethod,
  phone,
}: { [Field in "contactMethod" | "phone"]?: ContactMessage[Field] | undefined }): boolean {
  return contactMethod === "phone" && !phone?.trim();
}
