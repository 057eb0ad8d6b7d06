import type { Duties } from "#server/delivery/duties.ts";
import type { Notice } from "#server/delivery/notice.ts";
import { type NoticeWay, tellAll } from "#server/delivery/tell-all.ts";
import type { Log } from "#server/logger.ts";

const day = 24 * 60 * 60_000;
const retryMs = 5 * 60_000;

export type AlertDeps = {
  readonly duties: Duties;
  /** Who is told of what fails: ALERT_MAIL_TO and ALERT_WEBHOOK_URL. */
  readonly alarms: readonly NoticeWay[];
  readonly log: Log;
  /** Aborts when the process closes; the next one repeats what was under way. */
  readonly signal: AbortSignal;
};

/**
 * Reports once a day, between all processes, that `name` is wrong: in the log and to `alarms`. If nobody took it, again in five minutes.
 */
export async function raiseAlert({ duties, alarms, log, signal }: AlertDeps, name: string, notice: Notice, now: number): Promise<void> {
  if (!(await duties.claim(name, now, day))) return;
  log.error({ alert: notice.kind, ...notice.facts }, notice.subject);
  const told = await tellAll(alarms, notice, signal);
  for (const { channel, failure } of told) if (failure) log.error({ channel, reason: failure.reason }, "the alert was not taken");
  if (told.length > 0 && told.every(({ failure }) => failure !== null)) await duties.note(name, now - day + retryMs);
}

/** Reports once that `name` is right again; nothing when it was not wrong. */
export async function endAlert({ duties, alarms, log, signal }: AlertDeps, name: string, notice: Notice): Promise<void> {
  if (!(await duties.forget(name))) return;
  log.info({ alert: notice.kind, ...notice.facts }, notice.subject);
  for (const { channel, failure } of await tellAll(alarms, notice, signal))
    if (failure) log.warn({ channel, reason: failure.reason }, "the end of an alert was not taken");
}
