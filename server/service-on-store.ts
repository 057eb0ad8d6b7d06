import { company } from "#content/company.ts";
import { rota } from "#content/rota.ts";
import type { Clock } from "#server/clock.ts";
import type { Config } from "#server/config.ts";
import { createAuditTrail } from "#server/contact/audit-trail.ts";
import { createIntake, type Post } from "#server/contact/intake.ts";
import { watchPosts } from "#server/contact/post-watch.ts";
import { createContactRepository } from "#server/contact/repository.ts";
import { startRetention } from "#server/contact/retention.ts";
import { createStaffChanges } from "#server/contact/staff-changes.ts";
import { createCountStore } from "#server/counting/count-store.ts";
import type { Counter } from "#server/counting/counter.ts";
import { startFlushing, today } from "#server/counting/flush.ts";
import type { Database } from "#server/db/database.ts";
import { openMigrated } from "#server/db/open-migrated.ts";
import { probeWrite } from "#server/db/probe.ts";
import { storeFailureReason } from "#server/db/store-failure.ts";
import { createAcknowledgementLimit } from "#server/delivery/acknowledgement-limit.ts";
import { createAcknowledgementChannel } from "#server/delivery/channels/acknowledgement.ts";
import { removeDrafts, removeMailFiles } from "#server/delivery/channels/file.ts";
import { createAlarms, createChannels, createRota } from "#server/delivery/channels/index.ts";
import { startDispatcher, type Way } from "#server/delivery/dispatcher.ts";
import { createDuties } from "#server/delivery/duties.ts";
import { failureMeanings } from "#server/delivery/failure.ts";
import { describeOutcome } from "#server/delivery/outcome.ts";
import { type QueueState, watchQueue } from "#server/delivery/queue-watch.ts";
import { createDeliveryRepository } from "#server/delivery/repository.ts";
import { startRounds } from "#server/delivery/rounds/rounds.ts";
import type { Log } from "#server/logger.ts";
import { createMachineTokens } from "#server/machine-tokens.ts";
import type { Metrics } from "#server/metrics.ts";
import { seldom } from "#server/seldom.ts";

/** Opens the store with up-to-date tables and starts intake, outbox and retention on it. Throws what the store throws. */
export async function startOnStore(
  config: Config,
  metrics: Pick<Metrics, "tries" | "tryTime" | "canary">,
  counter: Counter | null,
  log: Log,
  clock: Clock,
) {
  const database = await openMigrated(config.database);
  const channels = createChannels(config);
  await removeDrafts(config.mailFolder);
  const outbox = createDeliveryRepository(database);
  const watch = watchQueue(outbox, clock, (state) => reportQueue(state, log));
  const acknowledgements = createAcknowledgements(config, database, clock);
  const dispatcher = startDispatcher({
    channels: [...channels.all, ...acknowledgements],
    outbox,
    clock,
    onTry({ row }, outcome, durationMs) {
      const { word, reason } = describeOutcome(outcome);
      metrics.tries.inc({ channel: row.channel, outcome: word, reason: reason ?? "" });
      metrics.tryTime.observe({ channel: row.channel }, durationMs / 1000);
      const meaning = reason && failureMeanings[reason];
      const isDropped = outcome.kind === "failed" && outcome.failure.drop;
      if (isDropped) log.info({ reference: row.reference, channel: row.channel, reason, meaning }, "not sent");
      else if (reason)
        log.warn({ reference: row.reference, channel: row.channel, attempt: row.attempts, reason, meaning }, "delivery failed");
    },
    onLateDelivery: ({ row }) =>
      log.warn(
        { reference: row.reference, channel: row.channel },
        "delivered, but its message was erased, or its try taken over, meanwhile",
      ),
    onStoreError: seldom(30_000, (error) => log.error({ err: error, store: storeFailureReason(error) }, "outbox not reachable")),
  });
  const counts = createCountStore(database);
  const stopCounting = counter
    ? startFlushing(
        counter,
        counts,
        clock,
        seldom(30_000, (error) => log.warn({ err: error }, "the counts wait for the store")),
      )
    : async () => {};
  const stopRetention = startRetention(createStaffChanges(database, clock, channels.forNewMessages), clock, config.retentionDays, {
    erased: async (references) => {
      log.info({ count: references.length }, "messages erased after the retention period");
      await removeMailFiles(config.mailFolder, references);
      await database.emptyLog();
    },
    believed: () => counts.forgetOld(today(clock)),
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
    channels: [...channels.forNewMessages, ...acknowledgements.map(({ name }) => name)],
    referencePrefix: company.batesPrefix,
    minFillMs: config.limits.minFillMs,
    onStored: dispatcher.wake,
  });
  const alarms = createAlarms(config);
  const people = createRota(config, rota);
  const stopRounds = startRounds({
    database,
    clock,
    settings: config.notices,
    duties: createDuties(database),
    channels: channels.configured,
    mailboxes: channels.mailboxes,
    alarms,
    acknowledges: config.acknowledge,
    rota: people,
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
    machines: createMachineTokens(database, clock),
    async stop(graceMs: number): Promise<void> {
      stopRetention();
      watch.stop();
      posts.stop();
      await stopRounds();
      await stopCounting();
      for (const { close } of [...alarms, ...people]) close?.();
      await dispatcher.stop(graceMs);
      await database.close();
    },
  };
}

/** One channel, or none. Messages that staff releases get no row of it: hours later nobody needs an acknowledgement. */
function createAcknowledgements({ acknowledge, smtp, mail }: Config, database: Database, clock: Clock): readonly Way[] {
  if (!acknowledge || !smtp) return [];
  return [createAcknowledgementChannel({ server: smtp, addresses: mail, limit: createAcknowledgementLimit(database), clock })];
}

function reportQueue({ queue, oldestMs, store }: QueueState, log: Log): void {
  const facts = { queue, store, oldestSeconds: Math.round(oldestMs / 1000) };
  if (queue === "unknown") log.error(facts, "the store cannot be used");
  else if (queue === "stuck") log.error(facts, "the oldest message is undelivered for over five minutes");
  else if (queue === "ok") log.info(facts, "the queue moves again");
  else log.warn(facts, "messages are late");
}
