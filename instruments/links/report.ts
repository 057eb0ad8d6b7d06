import { linksUnread as words } from "content/instruments.ts";
import type { Report } from "instruments/contract.ts";
import { FaultError, ownFault } from "instruments/frame/fault.ts";
import { type LinksOutcome, linksCsv, outcomeOf, reportFindings } from "./outcome.ts";
import type { MailFound } from "./read-mail.ts";

/** Refuses by the first name and reason if no file has a message. */
export function conclude(found: MailFound): LinksOutcome {
  const [first, ...others] = found.unread;
  if (found.read > 0 || !first) return outcomeOf(found);
  const { name, reason } = first;
  if (reason === "empty" || reason === "unreadable")
    throw new FaultError({ kind: reason, name, unread: found.unread });
  const refusal = words.refusals[reason === "packing" ? "damaged" : reason];
  throw ownFault(
    name,
    refusal,
    others.length > 0 ? words.andMore(others.length) : "",
    found.unread,
  );
}

export const report = (_: unknown, outcome: LinksOutcome): Report => ({
  inputs: outcome.found.inputs,
  findings: reportFindings(outcome),
});

export const csv = (_: unknown, outcome: LinksOutcome): string => linksCsv(outcome);
