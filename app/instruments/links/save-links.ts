import { saveReport } from "#app/instruments/frame/report.ts";
import { links as words } from "#content/instruments/links.ts";
import { linksResult } from "#content/instruments/links-result.ts";
import type { MailMessage } from "./mail-collector.ts";
import type { FileRow, LinkRow, LinksOutcome } from "./outcome.ts";

type Report = Parameters<typeof saveReport>[0];

/** The report: every link, attached file and picture with its message, and what was not read. */
export function linksReport({ found, files, closed, attached, inline, sealed, verdict }: LinksOutcome, isSpecimen: boolean): Report {
  return {
    instrument: "links",
    version: words.version,
    made: new Date(found.ended).toISOString(),
    specimen: isSpecimen,
    inputs: found.inputs,
    findings: {
      verdict: verdict.plain,
      messages: found.read,
      mailboxes: found.mailboxes,
      otherLinks: found.others,
      sealedMessages: sealed,
      links: files.map(linkFinding),
      closedLinks: closed.map(linkFinding),
      attachments: attached.map(fileFinding),
      inlinePictures: inline.map(fileFinding),
      notRead: found.unread,
    },
    limits: linksResult.limits.map(({ strong, rest }) => `${strong} ${rest}`),
  };
}

export const saveLinks = (given: LinksOutcome, isSpecimen: boolean) => saveReport(linksReport(given, isSpecimen));

const linkFinding = ({ message, link, ask }: LinkRow) => ({ message: messageFinding(message), ...link, askFor: ask });
const fileFinding = ({ message, attached }: FileRow) => ({ message: messageFinding(message), ...attached });

const messageFinding = ({ source, number, within, from, to, subject, messageId, sent }: MailMessage) => ({
  source,
  ...(number === undefined ? {} : { number }),
  ...(within === undefined ? {} : { attachedTo: within }),
  from,
  to,
  subject,
  messageId,
  ...(sent ? { sent } : {}),
});
