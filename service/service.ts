import { company, rota } from "content/company.ts";
import { type Clock, memoizeFor, systemClock, throttle } from "service/clock.ts";
import type { Config } from "service/config.ts";
import { type AuditEntry, createAuditTrail } from "service/contact/audit-trail.ts";
import { type BookingEvent, createBookings } from "service/contact/bookings.ts";
import { markOverdue } from "service/contact/handling.ts";
import { createIntake, type Post } from "service/contact/intake.ts";
import { takeBackAnswer } from "service/contact/replies.ts";
import { type ContactQuery, createContactRepository } from "service/contact/repository.ts";
import { startRetention } from "service/contact/retention.ts";
import { createStaffChanges } from "service/contact/staff-changes.ts";
import {
  type Counter,
  createCounter,
  createCountStore,
  startFlushing,
  today,
} from "service/counting/counts.ts";
import { openLate, openMigrated, probeWrite } from "service/db/open.ts";
import { storeFailureReason } from "service/db/store-failure.ts";
import { ownAddresses } from "service/delivery/channels/acknowledgement.ts";
import { createAlarms, createChannels, createRota } from "service/delivery/channels/index.ts";
import { startDispatcher } from "service/delivery/dispatcher.ts";
import { createDuties, startRounds } from "service/delivery/rounds/rounds.ts";
import { failureMeanings } from "service/failure-reasons.ts";
import {
  type PostState,
  type Readiness,
  readQueue,
  toReadiness,
  watchPosts,
} from "service/health.ts";
import type { Log } from "service/logger.ts";
import { createAnswers } from "service/mailbox/answers.ts";
import { type MailboxState, mailboxDuty, startMailbox } from "service/mailbox/mailbox.ts";
import { createMetrics, type Metrics } from "service/metrics.ts";
import { labelOf, removeFiles } from "service/outbox/channel.ts";
import { createOutbox } from "service/outbox/outbox.ts";
import { createMachineTokens, machineFinder, type StaffToken } from "service/tokens.ts";

/**
 * Everything behind HTTP. What needs a store throws its StoreFailure without one. `stop` takes
 * little more than `graceMs` milliseconds.
 */
export async function startService(
  config: Config,
  staffToken: Pick<StaffToken, "matches">,
  log: Log,
  clock: Clock = systemClock,
) {
  const counter = config.counting ? createCounter() : null;
  const look = () => readQueue(async () => late.get().outbox.backlog(), clock.now());
  const metrics = createMetrics(look, () => posts().waitingMs);
  const late = await openLate(() => startOnStore(config, metrics, counter, log, clock), {
    opened: (tries) => (tries > 1 ? log.info({ tries }, "the store is open") : undefined),
    failed: throttle(30_000, (error) =>
      log.error(
        { err: error, store: error.reason },
        "the store cannot be opened; the form answers 503",
      ),
    ),
  });

  const posts = (): PostState =>
    late.trouble() ? { failure: null, waitingMs: 0 } : late.get().posts();
  const mailbox = () =>
    late.trouble() ? (config.mailbox ? "starting" : "off") : late.get().mailbox();

  return {
    deps: {
      company,
      metrics,
      counter,
      log,
      findMachine: machineFinder(staffToken, async (token) => late.get().machines.find(token)),
      intake: async (post: Post) => late.get().intake(post),
      bookings: async (event: BookingEvent) => late.get().bookings(event),
      clock,
      readiness: memoizeFor(
        1_000,
        async (): Promise<Readiness> => toReadiness(posts(), await look(), mailbox()),
      ),
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

/**
 * Opens the store with up-to-date tables and starts intake, outbox and retention on it. Throws what
 * the store throws.
 */
export async function startOnStore(
  config: Config,
  metrics: Pick<Metrics, "tries" | "tryTime" | "mails">,
  counter: Counter | null,
  log: Log,
  clock: Clock,
) {
  const tellSeldom = (words: string) =>
    throttle(30_000, (error: unknown) =>
      log.error({ err: error, store: storeFailureReason(error) }, words),
    );
  const database = await openMigrated(config.database);
  const channels = createChannels(config, database, clock);
  const outbox = createOutbox(database, takeBackAnswer);
  const dispatcher = startDispatcher({
    channels: channels.all,
    outbox,
    clock,
    onTry({ row }, outcome, durationMs) {
      const reason = outcome.kind === "failed" ? outcome.failure.reason : null;
      const channel = labelOf(row.channel);
      metrics.tries.inc({ channel, outcome: outcome.kind, reason: reason ?? "" });
      metrics.tryTime.observe({ channel }, durationMs / 1000);
      const meaning = reason && failureMeanings[reason];
      const isDropped = outcome.kind === "failed" && outcome.failure.drop;
      if (isDropped)
        log.info({ reference: row.reference, channel: row.channel, reason, meaning }, "not sent");
      else if (reason)
        log.warn(
          {
            reference: row.reference,
            channel: row.channel,
            attempt: row.attempts,
            reason,
            meaning,
          },
          "delivery failed",
        );
    },
    onLateDelivery: ({ row }) =>
      log.warn(
        { reference: row.reference, channel: row.channel },
        "delivered, but its message was erased, or its try taken over, meanwhile",
      ),
    onStoreError: tellSeldom("outbox not reachable"),
  });
  const counts = createCountStore(database);
  const stopCounting =
    counter && startFlushing(counter, counts, clock, tellSeldom("the counts wait for the store"));
  const stopRetention = startRetention(
    createStaffChanges(database, clock, channels.forReleased),
    clock,
    config.retentionDays,
    {
      remove: (references) => removeFiles(channels.all, references),
      erased: async (references) => {
        log.info({ count: references.length }, "messages erased after the retention period");
        await database.emptyLog();
      },
      believed: async () => {
        await counts.forgetOld(today(clock));
        // For an erasure by staff that found the log in use.
        await database.emptyLog();
      },
      refused: (jump) =>
        log.error(
          jump,
          "the clock has jumped: nothing is erased until it is set right, or confirmed: contacts confirm-clock",
        ),
      error: (error) => log.error({ err: error }, "retention failed"),
    },
  );
  const posts = watchPosts(
    () => probeWrite(database),
    (store) =>
      store === null
        ? log.info("messages can be stored again")
        : log.error({ store }, "messages cannot be stored"),
  );
  const intake = createIntake({
    database,
    clock,
    channels: channels.forNewMessages,
    referencePrefix: company.batesPrefix,
    minFillMs: config.limits.minFillMs,
    answerMs: config.limits.answerMs,
    onStored: () => dispatcher.wake(channels.forNewMessages),
  });
  const duties = createDuties(database);
  const alarms = createAlarms(config);
  const people = createRota(config, rota);
  const stopRounds = startRounds({
    database,
    clock,
    settings: config.notices,
    duties,
    channels: channels.forReleased,
    mailboxes: channels.mailboxes,
    alarms,
    acknowledges: config.acknowledge,
    rota: people,
    log,
    onOverdue: (references, place, now) => markOverdue(database, references, place, now),
    onHandedOver: () => dispatcher.wake(channels.forReleased),
    onStoreError: tellSeldom("a round of notices failed"),
  });
  const mailbox =
    config.mailbox &&
    startMailbox(config.mailbox, {
      answers: createAnswers(database, clock, ownAddresses(config.mail)),
      onMail: (result) => metrics.mails.inc({ result }),
      onRead: () => duties.note(mailboxDuty, clock.now()),
      onState: (state, meaning) =>
        meaning === null
          ? log.info("the mailbox for answers is read again")
          : log.error(
              { mailbox: state, meaning },
              "the mailbox for answers cannot be read; all else goes on, and it is tried again",
            ),
      onUnreadable: (uid, error) =>
        log.warn(
          { uid, err: error },
          "a mail in the mailbox for answers cannot be read and is passed over",
        ),
    });
  const bookings = createBookings(database, clock, channels.forReleased, company.batesPrefix);
  return {
    intake: (post: Post) => posts.follow(intake(post)),
    bookings: async (event: BookingEvent) => {
      await bookings(event);
      dispatcher.wake(channels.forReleased);
    },
    posts: posts.state,
    outbox,
    mailbox: (): MailboxState | "off" => mailbox?.state() ?? "off",
    contacts: createContactRepository(database),
    audit: createAuditTrail(database, clock),
    machines: createMachineTokens(database, clock),
    async stop(graceMs: number): Promise<void> {
      stopRetention();
      posts.stop();
      await mailbox?.stop();
      await stopRounds();
      await stopCounting?.();
      for (const { close } of [...alarms, ...people]) close?.();
      await dispatcher.stop(graceMs);
      await database.close();
    },
  };
}
