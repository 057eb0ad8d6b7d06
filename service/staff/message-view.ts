import type {
  AttemptView,
  AuditEntryView,
  DeliveryView,
  MessageView,
  NamedReason,
} from "content/wire/staff-inbox.ts";
import { iso } from "service/clock.ts";
import type { ContactDetail } from "service/contact/repository.ts";
import type { AuditRow, DeliveryAttemptRow, DeliveryRow } from "service/db/tables.ts";
import { type FailureReason, failureMeanings } from "service/failure-reasons.ts";
import { maxAttempts } from "service/outbox/outbox.ts";

/** A message as staff sees it, with times in ISO 8601 and reasons in words. */
export function toMessageView({ item, source, deliveries, attempts }: ContactDetail): MessageView {
  return {
    item,
    source,
    mostAttempts: maxAttempts,
    deliveries: deliveries.map(toDelivery),
    attempts: attempts.map(toAttempt),
  };
}

/** An entry of the audit trail as staff sees it. */
export function toAuditEntry({
  id,
  at,
  actor,
  action,
  reference,
  detail,
}: AuditRow): AuditEntryView {
  return { id, at: iso(at), actor, action, reference, detail };
}

function toDelivery(row: DeliveryRow): DeliveryView {
  return {
    channel: row.channel,
    state: row.state,
    attempts: row.attempts,
    nextTryAt: row.state === "pending" ? iso(row.next_attempt_at) : null,
    deliveredAt: iso(row.delivered_at),
    reason: named(row.last_reason),
  };
}

function toAttempt({
  id,
  channel,
  attempt,
  at,
  outcome,
  reason,
  detail,
  duration_ms,
}: DeliveryAttemptRow): AttemptView {
  return {
    id,
    channel,
    attempt,
    at: iso(at),
    outcome,
    reason: named(reason),
    detail,
    durationMs: duration_ms,
  };
}

function named(reason: FailureReason | null): NamedReason | null {
  return reason === null ? null : { name: reason, meaning: failureMeanings[reason] };
}
