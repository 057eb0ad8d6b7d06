import { markOverdue } from "service/contact/handling.ts";
import { takeBackAnswer } from "service/contact/replies.ts";
import { createStaffChanges } from "service/contact/staff-changes.ts";
import type { Database } from "service/db/database.ts";
import type { Notice, NoticeWay } from "service/delivery/notice.ts";
import { createDuties, makeRound, type RoundDeps } from "service/delivery/rounds/rounds.ts";
import { createLog } from "service/logger.ts";
import { DeliveryFailure } from "service/outbox/failure.ts";
import { createOutbox } from "service/outbox/outbox.ts";
import { messagesOn } from "./staff.ts";

export const minute = 60_000;
export const hour = 60 * minute;

/** A way for notices that keeps what it is given; `refuse(true)` makes it refuse. */
export function noticeWay(
  name: string,
): NoticeWay & { readonly told: readonly Notice[]; readonly refuse: (now: boolean) => void } {
  const told: Notice[] = [];
  let refusing = false;
  return {
    name,
    told,
    refuse: (now) => {
      refusing = now;
    },
    async tell(notice) {
      if (refusing) throw new DeliveryFailure("refused", "as told by the test");
      told.push(notice);
    },
  };
}

/**
 * A store with a clock and its maintenance rounds; `goOn` lets time pass with a round every minute,
 * or every `step`.
 */
export function roundsOn(database: Database, start: number, change: Partial<RoundDeps> = {}) {
  let now = start;
  const clock = { now: () => now };
  const errors: unknown[] = [];
  const deps: RoundDeps = {
    database,
    clock,
    settings: { heldEveryMs: 30 * minute, alertMailTo: null, alertWebhook: null },
    duties: createDuties(database),
    channels: [],
    mailboxes: [],
    rota: [],
    alarms: [],
    acknowledges: true,
    log: createLog("silent"),
    signal: new AbortController().signal,
    onOverdue: (references, place, at) => markOverdue(database, references, place, at),
    onHandedOver: () => {},
    onStoreError: (error) => errors.push(error),
    ...change,
  };
  const { channels } = deps;
  const store = messagesOn(database, clock, channels);
  return {
    deps,
    errors,
    clock,
    changes: createStaffChanges(database, clock, channels),
    outbox: createOutbox(database, takeBackAnswer),
    round: () => makeRound(deps),
    async goOn(ms: number, step = minute): Promise<void> {
      for (const end = now + ms; now < end; ) {
        now = Math.min(now + step, end);
        await makeRound(deps);
      }
    },
    store: (honeypot = "") => store({}, honeypot),
  };
}
