import { plainText } from "content/marks.ts";
import type { FoundLink } from "./links-of-message.ts";
import type { MailFound, MailMessage } from "./mail-collector.ts";
import type { Attached } from "./read-message.ts";
import type { SentTime } from "./report-findings.ts";
import { linksResult as words } from "./words-result.ts";

/** A link with its message and what to ask for. */
export type LinkRow = { readonly message: MailMessage; readonly link: FoundLink; readonly ask: string };
export type FileRow = { readonly message: MailMessage; readonly attached: Attached };

export type LinksOutcome = ReturnType<typeof outcomeOf>;

/** Sorts the findings: links to `files`, `closed` ones with a hidden target, `attached` files without inline pictures. Adds the verdict. */
export function outcomeOf(found: MailFound) {
  const rows = found.messages.flatMap((message): readonly LinkRow[] =>
    message.links.map((link) => ({ message, link, ask: askFor(link, message.sent) })),
  );
  const carried = found.messages.flatMap((message): readonly FileRow[] => message.attachments.map((attached) => ({ message, attached })));
  const files = rows.filter(({ link }) => link.file);
  const attached = carried.filter(({ attached: { isInline } }) => !isInline);
  const title = files.length > 0 ? words.verdict(files.length, files.length + attached.length) : words.noLinks(attached.length);
  return {
    found,
    files,
    closed: rows.filter(({ link }) => !link.file),
    attached,
    inline: carried.filter(({ attached: { isInline } }) => isInline),
    sealed: found.messages.filter(({ sealed }) => sealed).length,
    verdict: { title, plain: plainText(title) },
  };
}

const { ask, providers, kinds, wrappers } = words;

/** The request in one sentence: the version at the message’s date, the history, the log. */
function askFor({ file, closed, shown, isQuoted }: FoundLink, sent: SentTime | undefined): string {
  const when = moment(sent, isQuoted);
  if (!file) {
    if (!closed || closed.wrapper === "shortener") return ask.shortened(when);
    return ask.closed(wrappers[closed.wrapper], closed.domain ? ask.toDomain(closed.domain) : "", when);
  }
  const { provider, kind, name, id, place } = file;
  const where = place ? `${providers[provider]} (${place})` : providers[provider];
  const what = name
    ? ask.named(name.split("/").at(-1) ?? name, where)
    : shown
      ? ask.shown(shown, kinds[kind], where)
      : ask.unnamed(kinds[kind], id ?? "", where);
  return kind === "folder" ? ask.folder(what, when, ask.logs[provider]) : ask.file(what, when, ask.logs[provider]);
}

function moment(sent: SentTime | undefined, isQuoted: boolean): string {
  const utc = sent?.utc && `${sent.utc.slice(0, 10)} ${sent.utc.slice(11, 19)} UTC`;
  if (isQuoted) return utc ? ask.quoted(utc) : ask.quotedUndated;
  return utc ? ask.at(utc) : ask.undated;
}
