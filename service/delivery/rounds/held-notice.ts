import { officeState } from "content/wire/office-state.ts";
import { countHeld, type Held } from "service/contact/repository.ts";
import type { Notice } from "service/delivery/notice.ts";
import { counted, inWords, tell } from "service/delivery/notice.ts";
import type { RoundDeps } from "service/delivery/rounds/rounds.ts";

const hour = 60 * 60_000;
const retryMs = 5 * 60_000;
const [sent, tried] = ["held-notice", "held-notice-try"];

/** Tells readers that messages are held: soon, at most every `heldEveryMs`, hourly in office hours while any waits. */
export async function tellOfHeld(deps: RoundDeps, now: number): Promise<void> {
  const { database, duties, mailboxes, settings, log } = deps;
  const every = settings.heldEveryMs;
  if (every === null) return;
  const held = await countHeld(database.kysely);
  if (held.count === 0) return;
  if (!isDue(held, await duties.last(sent), every, officeState(now).open, now)) return;
  if (!(await duties.claim(tried, now, Math.min(retryMs, every)))) return;
  log.warn({ count: held.count, oldestSeconds: Math.round(waited(held, now) / 1000) }, "held messages wait for a look");
  if (await tell(deps, mailboxes, toHeldNotice(held, now), "the notice of held messages was not taken")) await duties.note(sent, now);
}

function isDue({ newestAt }: Held, last: number | null, every: number, open: boolean, now: number): boolean {
  // A time in the future was stored before the clock was set back.
  if (last === null || last > now) return true;
  const pause = (newestAt ?? 0) >= last ? every : open ? Math.max(every, hour) : Number.POSITIVE_INFINITY;
  return now - last >= pause;
}

/** Count and waiting time only, nothing about senders. */
function toHeldNotice(held: Held, now: number): Notice {
  const age = inWords(waited(held, now));
  const messages = counted(held.count, "held message");
  const [verb, them] = held.count === 1 ? ["waits", "it"] : ["wait", "them"];
  return {
    id: `held-${now}`,
    kind: "held.waiting",
    at: now,
    subject: `${messages} ${verb} for a look, the oldest for ${age}`,
    text: [
      `${messages} from the contact form ${verb} for a look. Something about ${them} seemed automatic, so nothing was delivered.`,
      `The oldest came in ${age} ago. The sender was told that you will get back within 24 hours.`,
      "",
      "Please look within the hour: npm run inbox, the tab Held. “Not spam” delivers a message; “Mark spam” ends it.",
      "Without the inbox: npm run contacts -- list --state quarantined",
    ].join("\n"),
    facts: { count: held.count, oldestSeconds: Math.round(waited(held, now) / 1000) },
  };
}

function waited({ oldestAt }: Held, now: number): number {
  return Math.max(0, now - (oldestAt ?? now));
}
