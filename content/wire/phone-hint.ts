import type { ContactMessage } from "content/wire/contact-message.ts";

/** Whether a message asks for a call without a number. The number is optional (SPEC §5): the form shows a hint once, then sends. */
export function lacksNumber({
  contactMethod,
  phone,
}: { [Field in "contactMethod" | "phone"]?: ContactMessage[Field] | undefined }): boolean {
  return contactMethod === "phone" && !phone?.trim();
}
