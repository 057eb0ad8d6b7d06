import type { ContactListItem } from "content/wire/contact-message.ts";
import type { ExportFormat } from "content/wire/staff-inbox.ts";
import type { ContactQuery, ContactRepository } from "service/contact/repository.ts";

/** The messages that `query` finds, newest first, as pieces of text, with one page in memory at a time. */
export function exportMessages(contacts: ContactRepository, format: ExportFormat, query: ExportQuery): AsyncGenerator<string> {
  return format === "csv" ? toCsv(contacts.each(query)) : toJson(contacts.each(query));
}

export type ExportQuery = Omit<ContactQuery, "limit" | "cursor">;

/** What the trail records of an export: its filters, never the words searched for. */
export function describeExport(format: ExportFormat, { q, state }: ExportQuery): string {
  return [format, q && "search", state && `state ${state}`].filter(Boolean).join(", ");
}

const columns = [
  "reference",
  "receivedAt",
  "state",
  "quarantineReason",
  "delivery",
  "firstName",
  "lastName",
  "email",
  "phone",
  "contactMethod",
  "message",
  "page",
  "topic",
  "urgent",
] as const satisfies readonly (keyof ContactListItem)[];

/** RFC 4180, with a byte order mark: without one Excel reads names with accents wrong. */
async function* toCsv(items: AsyncIterable<ContactListItem>): AsyncGenerator<string> {
  yield `\uFEFF${columns.join(",")}\r\n`;
  for await (const item of items) yield `${columns.map((column) => csvCell(String(item[column] ?? ""))).join(",")}\r\n`;
}

/**
 * One cell. Text that begins like a formula gets an apostrophe in front, so that spreadsheets do not run it (OWASP, CSV injection). East
 * Asian editions accept full-width signs too.
 */
export function csvCell(value: string): string {
  const harmless = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}

async function* toJson(items: AsyncIterable<ContactListItem>): AsyncGenerator<string> {
  let separator = "[\n";
  for await (const item of items) {
    yield `${separator}${JSON.stringify(item)}`;
    separator = ",\n";
  }
  yield separator === "[\n" ? "[]\n" : "\n]\n";
}
