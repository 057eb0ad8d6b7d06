import type { ContactListItem } from "content/wire/contact-message.ts";
import type { ConflictSearchView, ReplyView } from "content/wire/inbox-message.ts";
import type { ExportFormat } from "content/wire/staff-inbox.ts";
import type { ConflictSearch } from "service/contact/conflict-search.ts";
import type { Replies } from "service/contact/replies.ts";
import type { ContactQuery, ContactRepository } from "service/contact/repository.ts";

type Exported = ContactListItem & {
  readonly thread: readonly ReplyView[];
  readonly conflictSearches: readonly ConflictSearchView[];
};

/**
 * The messages that `query` finds, newest first, with their replies and what was searched for their
 * conflict checks, as pieces of text, with one page in memory at a time.
 */
export function exportMessages(
  { contacts, ...deps }: ExportDeps,
  format: ExportFormat,
  query: ExportQuery,
): AsyncGenerator<string> {
  const items = withThreads(contacts.pages(query), deps);
  return format === "csv" ? toCsv(items) : toJson(items);
}

type ExportDeps = {
  readonly contacts: Pick<ContactRepository, "pages">;
  readonly replies: Pick<Replies, "threads">;
  readonly conflicts: Pick<ConflictSearch, "of">;
};

async function* withThreads(
  pages: AsyncIterable<readonly ContactListItem[]>,
  { replies, conflicts }: Omit<ExportDeps, "contacts">,
): AsyncGenerator<Exported> {
  for await (const items of pages) {
    const references = items.map(({ reference }) => reference);
    const threads = await replies.threads(references);
    const searches = await conflicts.of(references);
    for (const item of items)
      yield {
        ...item,
        thread: threads.get(item.reference) ?? [],
        conflictSearches: searches.get(item.reference) ?? [],
      };
  }
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
async function* toCsv(items: AsyncIterable<Exported>): AsyncGenerator<string> {
  yield `\uFEFF${[...columns, "replies", "conflictSearches"].join(",")}\r\n`;
  for await (const item of items) {
    const replies = item.thread
      .map(({ at, author, text }) => `${at} ${author}: ${text}`)
      .join("\n\n");
    const searches = item.conflictSearches
      .map(
        ({ at, author, party, found, isMore }) =>
          `${at} ${author}: ${party}: ${found.map(({ reference }) => reference).join(" ") || "nothing"}${isMore ? " and more" : ""}`,
      )
      .join("\n");
    yield `${[...columns.map((column) => String(item[column] ?? "")), replies, searches].map(csvCell).join(",")}\r\n`;
  }
}

/**
 * One cell. What begins like a formula gets an apostrophe in front (OWASP, CSV injection),
 * full-width signs included.
 */
export function csvCell(value: string): string {
  const harmless = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}

async function* toJson(items: AsyncIterable<Exported>): AsyncGenerator<string> {
  let separator = "[\n";
  for await (const item of items) {
    yield `${separator}${JSON.stringify(item)}`;
    separator = ",\n";
  }
  yield separator === "[\n" ? "[]\n" : "\n]\n";
}
