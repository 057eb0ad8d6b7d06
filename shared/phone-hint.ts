import type { ContactMessage } from "#shared/contact-message.ts";

/**
 * Whether a message asks for a call without a number. The number is optional (SPEC §5), so the form shows a hint once, and the second press
 * sends.
 */
export function lacksNumber({
  contactMethod,
  phone,
}: { [Field in "contactMethod" | "phone"]?: ContactMessage[Field] | undefined }): boolean {
  return contactMethod === "phone" && !phone?.trim();
}
