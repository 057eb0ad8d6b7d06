import type { ContactMessageRow } from "#server/contact/table.ts";
import type { ContactMessage } from "#shared/contact-message.ts";

/** The message in its JSON form, from its row. */
export function toMessage(row: ContactMessageRow): ContactMessage {
  return {
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    message: row.message,
    contactMethod: row.contact_method,
  };
}

/** The message's columns, for a new row. */
export function toColumns(message: ContactMessage) {
  return {
    first_name: message.firstName,
    last_name: message.lastName,
    email: message.email,
    phone: message.phone,
    message: message.message,
    contact_method: message.contactMethod,
  };
}
