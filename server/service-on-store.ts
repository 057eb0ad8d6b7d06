import { company } from "#content/company.ts";
import type { Clock } from "#server/clock.ts";
import type { Config } from "#server/config.ts";
import { createAuditTrail } from "#server/contact/audit-trail.ts";
import { createIntake, type Post } from "#server/contact/intake.ts";
import { watchPosts } from "#server/contact/post-watch.ts";
import { createContactRepository } from "#server/contact/repository.ts";
import { startRetention } from "#server/contact/retention.ts";
import { createStaffChanges } from "#server/contact/staff-changes.ts";
import { openMigrated } from "#server/db/open-migrated.ts";
import { probeWrite } from "#server/db/probe.ts";
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
import type { Metrics } from "#server/metrics.ts";
import { seldom } from "#server/seldom.ts";

/** Opens the store, brings its tables up to date, and starts what works on it: intake, outbox, retention. Throws what the store throws. */
export async function startOnStore(config: Config, metrics: Pick<Metrics, "tries" | "tryTime" | "canary">, log: Log, clock: Clock) {
  const database = await openMigrated(config.database);
  const channels = createChannels(config);
  const outbox = createDeliveryRepository(database);
  const watch = watchQueue(outbox, clock, (state) => reportQueue(state, log));
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
  const stopRetention = startRetention(createStaffChanges(database, clock, channels.forNewMessages), clock, config.retentionDays, {
    erased: async (references) => {
      log.info({ count: references.length }, "messages erased after the retention period");
      await removeMailFiles(config.mailFolder, references);
      await database.emptyLog();
    },
    refused: (jump) =>
      log.error(jump, "the clock has jumped: nothing is erased until it is set right, or confirmed: contacts confirm-clock"),
    error: (error) => log.error({ err: error }, "retention failed"),
  });
  const posts = watchPosts(
    () => probeWrite(database),
    (store) => (store === null ? log.info("messages can be stored again") : log.error({ store }, "messages cannot be stored")),
  );
  const intake = createIntake({
    database,
    clock,
    channels: channels.forNewMessages,
    referencePrefix: company.batesPrefix,
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
    intake: (post: Post) => posts.follow(intake(post)),
    posts,
    watch,
    contacts: createContactRepository(database),
    audit: createAuditTrail(database, clock),
    async stop(graceMs: number): Promise<void> {
      stopRetention();
      watch.stop();
      posts.stop();
      await stopRounds();
      for (const { close } of alarms) close?.();
      await dispatcher.stop(graceMs);
      await database.close();
    },
  };
}

function reportQueue({ queue, oldestMs, store }: QueueState, log: Log): void {
  const facts = { queue, store, oldestSeconds: Math.round(oldestMs / 1000) };
  if (queue === "unknown") log.error(facts, "the store cannot be used");
  else if (queue === "stuck") log.error(facts, "the oldest message is undelivered for over five minutes");
  else if (queue === "ok") log.info(facts, "the queue moves again");
  else log.warn(facts, "messages are late");
}
