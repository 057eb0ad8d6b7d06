import { contactPath } from "content/wire/contact-path.ts";

const origin: string = import.meta.env?.PUBLIC_API_ORIGIN ?? "";

/**
 * The form's target: the site's own server, or the one in PUBLIC_API_ORIGIN at build time
 * (docs/operations.md).
 */
export const contactAddress: string = origin ? new URL(contactPath, origin).href : contactPath;
