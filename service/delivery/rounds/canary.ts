import { company } from "content/company.ts";
import { addDays, wallTime, zonedToInstant } from "content/wire/zoned-time.ts";
import { failureMeanings } from "service/delivery/failure.ts";
import { idPart, type Notice, type NoticeWay, tellAll } from "service/delivery/notice.ts";
import { endAlert, raiseAlert } from "service/delivery/rounds/channel-alerts.ts";
import type { RoundDeps } from "service/delivery/rounds/rounds.ts";

const limitMs = 60 * 60_000;
const retryMs = 5 * 60_000;

/**
 * Sends the daily test through every channel of new messages: the same server, reader and signature. It is tried every five minutes until
 * it is taken; after an hour without success an alert is raised. The first one goes out at once.
 */
export async function sendCanary(deps: RoundDeps, now: number): Promise<void> {
  const { settings, channels } = deps;
  if (settings.canaryTime === null) return;
  const due = lastAt(settings.canaryTime, company.hours.zone, now);
  await Promise.all(channels.map((channel) => sendThrough(deps, channel, due, now)));
}

async function sendThrough(deps: RoundDeps, channel: NoticeWay, due: number, now: number): Promise<void> {
  const { duties, log, onCanary, signal } = deps;
  const [taken, missing] = [`canary:${channel.name}`, `canary-missing:${channel.name}`];
  const last = await duties.last(taken);
  // A time in the future was stored before the clock was set back.
  if (last !== null && last >= due && last <= now) return;
  if (!(await duties.claim(`canary-try:${channel.name}`, now, retryMs))) return;
  const [{ failure } = { failure: null }] = await tellAll([channel], toCanary(due), signal);
  if (failure === null) {
    await duties.note(taken, now);
    onCanary(channel.name, now);
    log.info({ channel: channel.name }, "the daily test was taken");
    await endAlert(deps, missing, toFound(channel.name, now));
    return;
  }
  log.warn({ channel: channel.name, reason: failure.reason }, "the daily test was not taken");
  if (now - due >= limitMs) await raiseAlert(deps, missing, toMissing(channel.name, failure.reason, now), now);
}

/** Named by its due time: a test that is sent twice has one id. */
function toCanary(due: number): Notice {
  return {
    id: `canary-${due}`,
    kind: "canary",
    at: due,
    subject: "Daily test of the contact form's delivery: no enquiry",
    text: [
      "This is the daily test: messages from the contact form take the same way as this one. Nobody wrote it and nothing is to be done.",
      "A day without it means that the way is broken behind the mail server that took it, where the service cannot see: please look.",
    ].join("\n"),
    facts: {},
  };
}

function toMissing(channel: string, reason: keyof typeof failureMeanings, now: number): Notice {
  return {
    id: `canary-missing-${now}-${idPart(channel)}`,
    kind: "canary.missing",
    at: now,
    subject: `The daily test was not taken by ${channel}`,
    text: [
      `The daily test of the contact form's delivery has not been taken by ${channel} for an hour. Enquiries would not be either.`,
      `The reason: ${reason}, ${failureMeanings[reason]}.`,
    ].join("\n"),
    facts: { channel, reason },
  };
}

function toFound(channel: string, now: number): Notice {
  return {
    id: `canary-found-${now}-${idPart(channel)}`,
    kind: "channel.recovered",
    at: now,
    subject: `The daily test was taken by ${channel} again`,
    text: `${channel} takes the daily test again.`,
    facts: { channel },
  };
}

/**
 * The last moment up to `now` (milliseconds since 1970) at which clocks in `zone` showed `time` ("HH:MM"). On a day without it, the hour
 * after.
 */
export function lastAt(time: string, zone: string, now: number): number {
  const { day } = wallTime(now, zone);
  const today = zonedToInstant({ day, time }, zone);
  return today <= now ? today : zonedToInstant({ day: addDays(day, -1), time }, zone);
}
