import { officeState } from "content/wire/office-state.ts";
import { formatChicago, replyDue } from "content/wire/reply-clock.ts";
import type { Kysely } from "kysely";
import { setHandling } from "service/contact/handling.ts";
import type { Tables } from "service/db/tables.ts";
import { counted, inWords, type Notice, tell } from "service/delivery/notice.ts";
import type { RoundDeps } from "service/delivery/rounds/rounds.ts";

const hour = 60 * 60_000;
const oldestMs = 7 * 24 * hour;

/** An unanswered message past its due time; times in milliseconds since 1970. The next place on the rota is `step`, from 0. */
type Overdue = { readonly reference: string; readonly dueAt: number; readonly takenBy: string | null; readonly step: number };

/**
 * Tells the rota of overdue replies: the first person when a reply is due, the next one an hour of the office later. Tells nobody twice.
 */
export async function tellOfOverdue(deps: RoundDeps, now: number): Promise<void> {
  const { database, duties, rota, log } = deps;
  if (rota.length === 0 || !(await duties.claim("overdue", now, 60_000))) return;
  const overdue = await findOverdue(database.kysely, now, rota.length);
  for (const [step, messages] of Map.groupBy(overdue, (message) => message.step)) {
    const place = rota[step];
    if (!place) continue;
    // Stored first: the next person makes up for a lost notice, but one repeated every minute would be switched off.
    await database.kysely.transaction().execute(async (trx) => {
      for (const { reference } of messages) await setHandling(trx, reference, { escalations: step + 1, escalated_at: now });
    });
    const references = messages.map(({ reference }) => reference);
    log.warn({ references, step, to: place.name }, "replies are overdue");
    await tell(deps, [place], toOverdueNotice(messages, step, now), "the notice of overdue replies was not taken");
  }
}

async function findOverdue(kysely: Kysely<Tables>, now: number, steps: number): Promise<readonly Overdue[]> {
  const rows = await kysely
    .selectFrom("contact_message")
    .leftJoin("handling", "handling.reference", "contact_message.reference")
    .select(["contact_message.reference", "received_at", "taken_by", "escalations", "escalated_at"])
    .where("state", "=", "new")
    // A person with an appointment waits for it, and for no reply.
    .where("source", "!=", "booking")
    .where("answered_at", "is", null)
    .where("received_at", ">", now - oldestMs)
    .where("received_at", "<", now)
    .orderBy("received_at")
    .execute();
  const { open } = officeState(now);
  return rows.flatMap(({ reference, received_at, taken_by, escalations, escalated_at }) => {
    const { due, latest } = replyDue(received_at);
    const dueAt = Math.min(due, latest);
    const step = escalations ?? 0;
    const isTurn = step === 0 || (open && now - (escalated_at ?? 0) >= hour);
    return dueAt < now && step < steps && isTurn ? [{ reference, dueAt, takenBy: taken_by, step }] : [];
  });
}

/** References, times and names of staff; nothing about senders. */
function toOverdueNotice(messages: readonly Overdue[], step: number, now: number): Notice {
  const [first] = messages;
  const lines = messages.map(
    ({ reference, dueAt, takenBy }) =>
      `${reference}: was due ${formatChicago(dueAt)}, ${inWords(now - dueAt)} ago; ${takenBy ? `taken by ${takenBy}` : "nobody has taken it"}`,
  );
  return {
    id: `overdue-${step}-${now}`,
    kind: "reply.overdue",
    at: now,
    subject: `${counted(messages.length, "reply").replace(/replys$/, "replies")} overdue, the oldest for ${inWords(now - (first?.dueAt ?? now))}`,
    text: [
      "Nobody has answered these messages from the contact form, and their time is over:",
      "",
      ...lines,
      "",
      "Please answer, and mark them as answered in the inbox (npm run inbox): the next person on the rota is told in an hour.",
    ].join("\n"),
    facts: { count: messages.length, step: step + 1, references: messages.map(({ reference }) => reference).join(" ") },
  };
}
