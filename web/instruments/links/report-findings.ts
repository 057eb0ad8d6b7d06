import type { MailMessage } from "./mail-collector.ts";
import type { FileRow, LinkRow, LinksOutcome } from "./outcome.ts";

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
