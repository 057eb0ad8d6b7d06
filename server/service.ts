import { company } from "#content/company.ts";
import { type Clock, systemClock } from "#server/clock.ts";
import type { Config } from "#server/config.ts";
import { createAuditTrail } from "#server/contact/audit-trail.ts";
import { createIntake } from "#server/contact/intake.ts";
import { referencePrefix } from "#server/contact/reference.ts";
import { createContactRepository } from "#server/contact/repository.ts";
import { startRetention } from "#server/contact/retention.ts";
import { createStaffChanges } from "#server/contact/staff-changes.ts";
import { type Database, openDatabase } from "#server/db/database.ts";
import { migrate } from "#server/db/migrate.ts";
import { storeFailureReason } from "#server/db/store-failure.ts";
import { removeMailFiles } from "#server/delivery/channels/file.ts";
import { createAlarms, createChannels } from "#server/delivery/channels/index.ts";
import { startDispatcher } from "#server/delivery/dispatcher.ts";
import { createDuties } from "#server/delivery/duties.ts";
import { failureMeanings } from "#server/delivery/failure.ts";
import { describeOutcome } from "#server/delivery/outcome.ts";
import { type QueueState, watchQueue } from "#server/delivery/queue-watch.ts";
import { createDeliveryRepository } from "#server/delivery/repository.ts";
import { startRounds } from "#server/delivery/rounds/rounds.ts";
import type { Log } from "#server/logger.ts";
import { createMetrics } from "#server/metrics.ts";
import type { StaffToken } from "#server/staff-token.ts";

/**
 * Everything behind HTTP, wired together and running: store, intake, outbox, retention. Throws when the store cannot be opened.
 * `stop` ends it within `graceMs` and a little, and leaves nothing half done.
 */
export async function startService(config: Config, staffToken: StaffToken, log: Log, clock: Clock = systemClock) {
  const database = await openStore(config);
  const channels = createChannels(config);
  const outbox = createDeliveryRepository(database);
  const watch = watchQueue(outbox, clock, (state) => reportQueue(state, log));
  const metrics = createMetrics(watch.check);
  const dispatcher = startDispatcher({
    channels: channels.all,
    outbox,
    clock,
    onTry({ row }, outcome, durationMs) {
      const { word, reason } = describeOutcome(outcome);
      metrics.tries.inc({ channel: row.channel, outcome: word, reason: reason ?? "" });
      metrics.tryTime.observe({ channel: row.channel }, durationMs / 1000);
      const meaning = reason && failureMeanings[reason];
      if (reason) log.warn({ reference: row.reference, channel: row.channel, attempt: row.attempts, reason, meaning }, "delivery failed");
    },
    onStoreError: seldom(30_000, (error) => log.error({ err: error, store: storeFailureReason(error) }, "outbox not reachable")),
  });
  const changes = createStaffChanges(database, clock, channels.forNewMessages);
  const stopRetention = startRetention(changes, clock, config.retentionDays, {
    erased: async (references) => {
      log.info({ count: references.length }, "messages erased after the retention period");
      await removeMailFiles(config.mailFolder, references);
      await database.emptyLog();
    },
    error: (error) => log.error({ err: error }, "retention failed"),
  });
  const intake = createIntake({
    database,
    clock,
    channels: channels.forNewMessages,
    referencePrefix: referencePrefix(company.name),
    minFillMs: config.limits.minFillMs,
    onStored: dispatcher.wake,
  });
  const alarms = createAlarms(config);
  const stopRounds = startRounds({
    database,
    clock,
    hours: company.hours,
    settings: config.notices,
    duties: createDuties(database),
    channels: channels.configured,
    mailboxes: channels.mailboxes,
    alarms,
    log,
    onCanary: (channel, at) => metrics.canary.set({ channel }, at / 1000),
    onHandedOver: dispatcher.wake,
    onStoreError: seldom(30_000, (error) => log.error({ err: error, store: storeFailureReason(error) }, "a round of notices failed")),
  });
  return {
    deps: {
      company,
      intake,
      watch,
      metrics,
      log,
      staffToken,
      contacts: createContactRepository(database),
      audit: createAuditTrail(database, clock),
    },
    storePlace: database.place,
    async stop(graceMs: number): Promise<void> {
      stopRetention();
      watch.stop();
      await stopRounds();
      for (const { close } of alarms) close?.();
      await dispatcher.stop(graceMs);
      await database.close();
    },
  };
}

async function openStore(config: Config): Promise<Database> {
  const database = openDatabase(config.database);
  await migrate(database);
  return database;
}

function reportQueue({ queue, oldestMs, store }: QueueState, log: Log): void {
  const facts = { queue, store, oldestSeconds: Math.round(oldestMs / 1000) };
  if (queue === "unknown") log.error(facts, "the store cannot be used");
  else if (queue === "stuck") log.error(facts, "the oldest message is undelivered for over five minutes");
  else if (queue === "ok") log.info(facts, "the queue moves again");
  else log.warn(facts, "messages are late");
}

/** Lets one call in `ms` milliseconds through: a store that is away for an hour should not fill the disk with its log. */
function seldom<Value>(ms: number, tell: (value: Value) => void): (value: Value) => void {
  let last = Number.NEGATIVE_INFINITY;
  return (value) => {
    if (performance.now() - last < ms) return;
    last = performance.now();
    tell(value);
  };
}
