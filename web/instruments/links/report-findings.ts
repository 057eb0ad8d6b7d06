import { csvOf } from "web/instruments/frame/csv.ts";
import type { MailMessage } from "./mail-collector.ts";
import type { FileRow, LinkRow, LinksOutcome } from "./outcome.ts";
import { linksResult } from "./words-result.ts";

/** For the report: every link, attached file and picture with its message, and what was not read. */
export function reportFindings({ found, files, closed, attached, inline, sealed, verdict }: LinksOutcome) {
  const linkOf = ({ message, link, ask }: LinkRow) => ({ message: messageOf(message), ...link, askFor: ask });
  const fileOf = ({ message, attached: file }: FileRow) => ({ message: messageOf(message), ...file });
  return {
    verdict: verdict.plain,
    messages: found.read,
    mailboxes: found.mailboxes,
    otherLinks: found.others,
    sealedMessages: sealed,
    links: files.map(linkOf),
    closedLinks: closed.map(linkOf),
    attachments: attached.map(fileOf),
    inlinePictures: inline.map(fileOf),
    notRead: found.unread,
  };
}

const messageOf = ({ source, number, within, from, to, subject, messageId, sent }: MailMessage) => ({
  source,
  ...(number === undefined ? {} : { number }),
  ...(within === undefined ? {} : { attachedTo: within }),
  from,
  to,
  subject,
  messageId,
  ...(sent ? { sent } : {}),
});

const { records } = linksResult;
const columns = (
  "record source number_in_mailbox attached_to from to date_as_written sent_utc subject message_id name provider kind site_or_owner " +
  "identifier address_as_written address_unwrapped unwrapped_from found_in marked_by words_differ in_quoted_text type bytes sha256 ask_for"
).split(" ");

type Row = Readonly<Record<string, string | number>>;

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

/** A message's stated sending time. `utc` is ISO 8601 to the second; undefined without a zone. */
export type SentTime = { readonly written: string; readonly utc?: string };

/** Reads a Date header (RFC 5322 §3.3, and letter zones of §4.3). Undefined without one. */
export function sentTime(header: string | undefined): SentTime | undefined {
  const written = header?.replace(/\s+/g, " ").trim();
  if (!written) return undefined;
  // Date.parse accepts nearly any words.
  const isDate = /\b\d{1,2}[ -][a-z]{3}[a-z]*[ -]\d{2,4} \d{1,2}:\d{2}/i.test(written);
  const hasZone = /[+-]\d{4}(?:\s*\(|$)|\b(?:UT|UTC|GMT|Z|[ECMP][SD]T)\b/.test(written);
  const moment = Date.parse(written.replace(/\s*\(.*\)$/, ""));
  return isDate && hasZone && !Number.isNaN(moment) ? { written, utc: `${new Date(moment).toISOString().slice(0, 19)}Z` } : { written };
}
