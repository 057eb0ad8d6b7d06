import { setTimeout as pause } from "node:timers/promises";
import type { Clock } from "service/clock.ts";
import { type StoreFailureReason, storeFailureReason } from "service/db/store-failure.ts";
import type { DeliveryState } from "service/db/tables.ts";
import type { DeliveryRepository } from "service/delivery/repository.ts";

/** Milliseconds: undelivered for longer than a minute is late, for longer than five is stuck. */
const limitsMs = { late: 60_000, stuck: 5 * 60_000 } as const;

export type QueueState = {
  readonly store: "ok" | StoreFailureReason;
  readonly queue: "ok" | "late" | "stuck" | "unknown";
  /** Age of the oldest message that is not delivered everywhere, in milliseconds; dead letters count. */
  readonly oldestMs: number;
  /** Held messages, and the age of the oldest in milliseconds. */
  readonly held: { readonly count: number; readonly oldestMs: number };
  /** By channel and state: the number of waiting rows and the age of the oldest, in milliseconds. */
  readonly counts: readonly {
    readonly channel: string;
    readonly state: DeliveryState;
    readonly count: number;
    readonly oldestMs: number;
  }[];
};

/** What is known of the queue while the store cannot be read. */
export function unknownQueue(store: StoreFailureReason): QueueState {
  return { store, queue: "unknown", oldestMs: 0, held: { count: 0, oldestMs: 0 }, counts: [] };
}

export type QueueWatch = { readonly check: () => Promise<QueueState>; readonly stop: () => void };

/**
 * Checks the queue every `everyMs` milliseconds and calls `on` when its state changes. `check` checks now. It never throws and answers
 * within two seconds, so that a hanging store shows as `silent`.
 */
export function watchQueue(
  outbox: Pick<DeliveryRepository, "backlog">,
  clock: Clock,
  on: (state: QueueState) => void,
  everyMs = 15_000,
): QueueWatch {
  let said: QueueState["queue"] = "ok";

  let looking: Promise<QueueState> | null = null;

  /** Callers at the same time share one answer, so that frequent checks cost little. */
  function check(): Promise<QueueState> {
    looking ??= look(outbox, clock).then((state) => {
      looking = null;
      if (state.queue !== said) on(state);
      said = state.queue;
      return state;
    });
    return looking;
  }

  const timer = setInterval(check, everyMs);
  timer.unref();
  return { check, stop: () => clearInterval(timer) };
}

async function look(outbox: Pick<DeliveryRepository, "backlog">, clock: Clock): Promise<QueueState> {
  try {
    const backlog = await Promise.race([outbox.backlog(), pause(2_000, null, { ref: false })]);
    if (backlog === null) return unknownQueue("silent");
    const age = (at: number | null) => (at === null ? 0 : Math.max(0, clock.now() - at));
    const oldestMs = age(backlog.oldestPendingAt);
    const queue = oldestMs > limitsMs.stuck ? "stuck" : oldestMs > limitsMs.late ? "late" : "ok";
    const held = { count: backlog.held.count, oldestMs: age(backlog.held.oldestAt) };
    const counts = backlog.counts.map(({ channel, state, count, oldestAt }) => ({ channel, state, count, oldestMs: age(oldestAt) }));
    return { store: "ok", queue, oldestMs, held, counts };
  } catch (error) {
    return unknownQueue(storeFailureReason(error) ?? "unreachable");
  }
}
