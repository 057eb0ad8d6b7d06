import { company } from "#content/company.ts";
import { cached } from "#server/cached.ts";
import { type Clock, systemClock } from "#server/clock.ts";
import type { Config } from "#server/config.ts";
import type { AuditEntry } from "#server/contact/audit-trail.ts";
import type { Post } from "#server/contact/intake.ts";
import type { ContactQuery } from "#server/contact/repository.ts";
import { createCounter } from "#server/counting/counter.ts";
import { openLate } from "#server/db/open-late.ts";
import { storeFailureReason } from "#server/db/store-failure.ts";
import { noneHeld, type QueueState } from "#server/delivery/queue-watch.ts";
import type { Log } from "#server/logger.ts";
import { machineFinder } from "#server/machine-tokens.ts";
import { createMetrics } from "#server/metrics.ts";
import { type Readiness, readinessOf } from "#server/readiness.ts";
import { seldom } from "#server/seldom.ts";
import { startOnStore } from "#server/service-on-store.ts";
import type { StaffToken } from "#server/staff-token.ts";

/**
 * Everything behind HTTP. Without a store, functions that need one throw its StoreFailure. Opening and migrating are tried again every two
 * seconds: the pages need no store. `stop` takes little more than `graceMs` milliseconds and leaves nothing half done.
 */
export async function startService(config: Config, staffToken: Pick<StaffToken, "matches">, log: Log, clock: Clock = systemClock) {
  const counter = config.counting ? createCounter() : null;
  const metrics = createMetrics(look, () => posts().state().waitingMs);
  const late = await openLate(() => startOnStore(config, metrics, counter, log, clock), {
    opened: (tries) => (tries > 1 ? log.info({ tries }, "the store is open") : undefined),
    failed: seldom(30_000, (error) => log.error({ err: error, store: error.reason }, "the store cannot be opened; the form answers 503")),
  });

  async function look(): Promise<QueueState> {
    try {
      return await late.get().watch.check();
    } catch (error) {
      return { store: storeFailureReason(error) ?? "unreachable", queue: "unknown", oldestMs: 0, held: noneHeld, counts: [] };
    }
  }
  const nobody = { state: () => ({ failure: null, waitingMs: 0 }) };
  const posts = () => (late.trouble() ? nobody : late.get().posts);

  return {
    deps: {
      company,
      metrics,
      counter,
      log,
      findMachine: machineFinder(staffToken, async (token) => late.get().machines.find(token)),
      intake: async (post: Post) => late.get().intake(post),
      readiness: cached(1_000, (): Promise<Readiness> => readinessOf(posts(), look)),
      contacts: {
        list: async (query: ContactQuery) => late.get().contacts.list(query),
        find: async (reference: string) => late.get().contacts.find(reference),
      },
      audit: {
        append: async (...entries: readonly AuditEntry[]) => late.get().audit.append(...entries),
        list: async (limit: number) => late.get().audit.list(limit),
      },
    },
    /** Why the store is not open yet, for the operator; null when it is. */
    trouble: late.trouble,
    async stop(graceMs: number): Promise<void> {
      await (await late.stop())?.stop(graceMs);
    },
  };
}
