import type { FoundLink } from "./links-of-message.ts";
import type { SentTime } from "./sent-time.ts";
import { linksResult } from "./words-result.ts";

const { ask, providers, kinds, wrappers } = linksResult;

/** The request in one sentence: the version at the message’s date, the history, the log. */
export function askFor({ file, closed, shown, isQuoted }: FoundLink, sent: SentTime | undefined): string {
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
