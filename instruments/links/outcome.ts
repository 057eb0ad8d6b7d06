import { linksResult, linksResult as words } from "content/instruments.ts";
import { plainText } from "content/marks.ts";
import { csvOf } from "instruments/frame/row-splitter.ts";
import type { FoundLink } from "./links-of-message.ts";
import type { MailFound, MailMessage } from "./read-mail.ts";
import type { Attached } from "./read-message.ts";
import * as sentences from "./sentences.ts";

/** A link with its message and what to ask for. */
export type LinkRow = {
  readonly message: MailMessage;
  readonly link: FoundLink;
  readonly ask: string;
};
export type FileRow = { readonly message: MailMessage; readonly attached: Attached };

export type LinksOutcome = ReturnType<typeof outcomeOf>;

/**
 * Sorts the findings: links to `files`, `closed` ones with a hidden target, `attached` files
 * without inline pictures. Adds the verdict.
 */
export function outcomeOf(found: MailFound) {
  const rows = found.messages.flatMap((message): readonly LinkRow[] =>
    message.links.map((link) => ({ message, link, ask: askFor(link, message.sent) })),
  );
  const carried = found.messages.flatMap((message): readonly FileRow[] =>
    message.attachments.map((attached) => ({ message, attached })),
  );
  const files = rows.filter(({ link }) => link.file);
  const attached = carried.filter(({ attached: { isInline } }) => !isInline);
  const closed = rows.filter(({ link }) => !link.file);
  const counts = { closed: closed.length, sealed: found.sealed, unread: found.unread.length };
  const title = titleOf(files.length, attached.length, counts);
  return {
    found,
    files,
    closed,
    attached,
    inline: carried.filter(({ attached: { isInline } }) => isInline),
    sealed: found.sealed,
    verdict: { title, plain: plainText(title) },
  };
}

/**
 * The headline names what could not be read or decided, and then never says that there is no link.
 */
function titleOf(
  links: number,
  attached: number,
  counts: Readonly<Record<keyof typeof words.doubts, number>>,
): string {
  const { closed, sealed, unread } = words.doubts;
  const doubts = [
    ...(counts.closed > 0 ? [closed(counts.closed)] : []),
    ...(counts.sealed > 0 ? [sealed(counts.sealed)] : []),
    ...(counts.unread > 0 ? [unread(counts.unread)] : []),
  ].join(", ");
  if (links === 0)
    return doubts === "" ? sentences.noLinks(attached) : sentences.undecided(attached, doubts);
  const verdict = sentences.verdict(links, links + attached);
  return doubts === "" ? verdict : words.verdictBeside(verdict, doubts);
}

/** The request in one sentence: the version at the message’s date, the history, the log. */
function askFor({ file, closed, shown, isQuoted }: FoundLink, sent: SentTime | undefined): string {
  const when = moment(sent, isQuoted);
  if (!file) {
    if (!closed || closed.wrapper === "shortener") return words.ask.shortened(when);
    const wrapper =
      closed.wrapper === "other" ? words.ask.ofFilter : words.wrappers[closed.wrapper];
    return words.ask.closed(
      wrapper,
      closed.domain ? ` ${words.ask.toDomain(closed.domain)}` : "",
      when,
    );
  }
  const { provider, kind, name, id, place } = file;
  const where = place ? `${words.providers[provider]} (${place})` : words.providers[provider];
  const what = name
    ? words.ask.named(name.split("/").at(-1) ?? name, where)
    : shown
      ? words.ask.shown(shown, words.kinds[kind], where)
      : words.ask.unnamed(words.kinds[kind], id ?? "", where);
  return kind === "folder"
    ? words.ask.folder(what, when, words.ask.logs[provider])
    : words.ask.file(what, when, words.ask.logs[provider]);
}

function moment(sent: SentTime | undefined, isQuoted: boolean): string {
  const utc = sent?.utc && `${sent.utc.slice(0, 10)} ${sent.utc.slice(11, 19)} UTC`;
  if (isQuoted) return utc ? words.ask.quoted(utc) : words.ask.quotedUndated;
  return utc ? words.ask.at(utc) : words.ask.undated;
}

/**
 * For the report: every link, attached file and picture with its message, and what was not read.
 */
export function reportFindings({
  found,
  files,
  closed,
  attached,
  inline,
  sealed,
  verdict,
}: LinksOutcome) {
  const linkOf = ({ message, link, ask }: LinkRow) => ({
    message: messageOf(message),
    ...link,
    askFor: ask,
  });
  const fileOf = ({ message, attached: file }: FileRow) => ({
    message: messageOf(message),
    ...file,
  });
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

const messageOf = ({
  source,
  number,
  within,
  from,
  to,
  subject,
  messageId,
  sent,
}: MailMessage) => ({
  source,
  ...(number === undefined ? {} : { number }),
  ...(within === undefined ? {} : { attachedTo: within }),
  from,
  to,
  subject,
  messageId,
  ...(sent ? { sent } : {}),
});

const columns = (
  "record source number_in_mailbox attached_to from to date_as_written sent_utc subject message_id name provider kind site_or_owner " +
  "identifier address_as_written address_unwrapped unwrapped_from found_in marked_by words_differ in_quoted_text type bytes sha256 ask_for"
).split(" ");

type Row = Readonly<Record<string, string | number>>;

/** Links, closed links, attached files and pictures in one table, each with its message. */
export function linksCsv({ files, closed, attached, inline }: LinksOutcome): string {
  const rows: Row[] = [
    ...[...files, ...closed].map(({ message, link, ask }) => ({
      record: link.file ? linksResult.records.link : linksResult.records.closed,
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
    ...[...attached, ...inline].map(
      ({ message, attached: { name, type, size, sha256, isInline } }) => ({
        record: isInline ? linksResult.records.inline : linksResult.records.attached,
        ...messageCells(message),
        name: name ?? "",
        type,
        bytes: size,
        sha256,
      }),
    ),
  ];
  return csvOf([columns, ...rows.map((row) => columns.map((column) => row[column] ?? ""))]);
}

const messageCells = ({
  source,
  number,
  within,
  from,
  to,
  sent,
  subject,
  messageId,
}: MailMessage): Row => ({
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
  return isDate && hasZone && !Number.isNaN(moment)
    ? { written, utc: `${new Date(moment).toISOString().slice(0, 19)}Z` }
    : { written };
}
