import { csvOf } from "web/instruments/frame/csv.ts";
import type { MailMessage } from "./mail-collector.ts";
import type { LinksOutcome } from "./outcome.ts";
import { linksResult } from "./words-result.ts";

const { records } = linksResult;
const columns = [
  "record",
  "source",
  "number_in_mailbox",
  "attached_to",
  "from",
  "to",
  "date_as_written",
  "sent_utc",
  "subject",
  "message_id",
  "name",
  "provider",
  "kind",
  "site_or_owner",
  "identifier",
  "address_as_written",
  "address_unwrapped",
  "unwrapped_from",
  "found_in",
  "marked_by",
  "words_differ",
  "in_quoted_text",
  "type",
  "bytes",
  "sha256",
  "ask_for",
] as const;

type Row = Readonly<Partial<Record<(typeof columns)[number], string | number>>>;

/** Links, closed links, attached files and pictures in one table, each with its message. */
export function linksCsv({ files, closed, attached, inline }: LinksOutcome): string {
  const rows: Row[] = [
    ...[...files, ...closed].map(({ message, link, ask }) => ({
      record: link.file ? records.link : records.closed,
      ...messageCells(message),
      name: link.file?.name ?? link.shown ?? "",
      provider: link.file?.provider ?? "",
      kind: link.file?.kind ?? "",
      site_or_owner: link.file?.place ?? link.closed?.domain ?? "",
      identifier: link.file?.id ?? "",
      address_as_written: link.address,
      address_unwrapped: link.target,
      unwrapped_from: link.wrappers.join(" "),
      found_in: link.places.join(" "),
      marked_by: link.marks.join(" "),
      words_differ: link.shownDiffers ? "yes" : "no",
      in_quoted_text: link.isQuoted ? "yes" : "no",
      ask_for: ask,
    })),
    ...[...attached, ...inline].map(({ message, attached: { name, type, size, sha256, isInline } }) => ({
      record: isInline ? records.inline : records.attached,
      ...messageCells(message),
      name: name ?? "",
      type,
      bytes: size,
      sha256,
    })),
  ];
  return csvOf([columns, ...rows.map((row) => columns.map((column) => row[column] ?? ""))]);
}

const messageCells = ({ source, number, within, from, to, sent, subject, messageId }: MailMessage): Row => ({
  source,
  number_in_mailbox: number ?? "",
  attached_to: within ?? "",
  from,
  to,
  date_as_written: sent?.written ?? "",
  sent_utc: sent?.utc ?? "",
  subject,
  message_id: messageId,
});
