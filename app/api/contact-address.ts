import { contactPath } from "#shared/contact-message.ts";

const origin: string = import.meta.env?.PUBLIC_API_ORIGIN ?? "";

/** Where the form posts to: the site's own server, or the one that PUBLIC_API_ORIGIN named when the site was built (docs/operations.md). */
export const contactAddress: string = origin ? new URL(contactPath, origin).href : contactPath;
