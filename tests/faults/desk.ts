import { createHmac, randomUUID } from "node:crypto";
import { Agent } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import type { Random } from "../support/random.ts";
import { send, untilOpen, type Visitors } from "./visitors.ts";

/** A reply of staff. `words` are unique. */
export type SentReply = {
  readonly id: string;
  readonly reference: string;
  readonly words: string;
  acknowledged: boolean;
  retries: number;
};

/**
 * An appointment that a calendar provider tells of; `acknowledged` is the last state that was
 * taken, null for none.
 */
export type SentBooking = {
  readonly id: string;
  readonly words: string;
  acknowledged: "booked" | "cancelled" | null;
  retries: number;
};

export type Desk = {
  readonly replies: readonly SentReply[];
  readonly bookings: readonly SentBooking[];
  /** Answers that neither took nor put off what was sent. */
  readonly refusals: readonly string[];
  /**
   * Begins nothing new; resolves when all that was begun has its answer, so a server must be
   * running.
   */
  readonly stop: () => Promise<void>;
};

/** The provider's secret, for the server's settings. */
export const bookingSecret = "a-secret-of-the-provider";

type People = { readonly name: string; readonly replies: boolean; readonly random: Random };

/**
 * Two members of staff who reply to what visitors have sent (unless `replies` is false: only the
 * worker takes them), and a calendar provider with appointments, some of them cancelled. All send
 * again until the answer comes, and sometimes what was already taken.
 */
export function startDesk(
  { name, replies: replying, random }: People,
  visitors: Visitors,
  url: () => string | null,
): Desk {
  const agent = new Agent({ keepAlive: true, maxSockets: 3 });
  const replies: SentReply[] = [];
  const bookings: SentBooking[] = [];
  const refusals: string[] = [];
  let stopping = false;

  async function reply(): Promise<void> {
    while (!stopping) {
      await pause(random.between(20, 120));
      const answerable = visitors.enquiries.filter(({ references }) => references.length > 0);
      const reference = answerable[random.between(0, answerable.length - 1)]?.references[0];
      if (!reference) continue;
      const sent: SentReply = {
        id: randomUUID(),
        reference,
        words: `reply-${name}-${replies.length + 1}-end`,
        acknowledged: false,
        retries: 0,
      };
      replies.push(sent);
      const body = JSON.stringify({
        reference,
        id: sent.id,
        subject: `Your message: ${reference}`,
        text: sent.words,
      });
      for (let times = random.chance(0.1) ? 2 : 1; times > 0; times -= 1)
        await untilTaken("/reply", {}, body, sent);
      sent.acknowledged = true;
    }
  }

  async function book(): Promise<void> {
    while (!stopping) {
      await pause(random.between(50, 250));
      const booking: SentBooking = {
        id: randomUUID(),
        words: `enquiry-${name}-b${bookings.length + 1}-end`,
        acknowledged: null,
        retries: 0,
      };
      bookings.push(booking);
      await tell(booking, "BOOKING_CREATED");
      booking.acknowledged = "booked";
      if (random.chance(0.2)) await tell(booking, "BOOKING_CREATED");
      if (!random.chance(0.3)) continue;
      await tell(booking, "BOOKING_CANCELLED");
      booking.acknowledged = "cancelled";
    }
  }

  function tell(booking: SentBooking, triggerEvent: string): Promise<void> {
    const [startTime, endTime] = ["2027-03-01T15:00:00Z", "2027-03-01T15:30:00Z"];
    const attendees = [{ name: "Ada Whitlock", email: "ada@client.example" }];
    const body = JSON.stringify({
      triggerEvent,
      payload: {
        uid: booking.id,
        title: "",
        startTime,
        endTime,
        additionalNotes: booking.words,
        attendees,
      },
    });
    const signature = createHmac("sha256", bookingSecret).update(body).digest("hex");
    return untilTaken("/api/bookings/cal", { "x-cal-signature-256": signature }, body, booking);
  }

  async function untilTaken(
    path: string,
    own: Readonly<Record<string, string>>,
    body: string,
    counted: { retries: number },
  ): Promise<void> {
    for (;;) {
      const address = await untilOpen(url, random);
      const headers = { "content-type": "application/json", ...own };
      const answer = await send(
        `${address}${path}`,
        agent,
        headers,
        body,
        random.chance(0.05) ? random.between(0, 20) : 15_000,
      );
      if (answer && answer.status < 300) return;
      if (answer && answer.status !== 503) {
        refusals.push(`${path} was answered with ${answer.status}: ${answer.body}`);
        return;
      }
      counted.retries += 1;
      await pause(random.between(3, 25));
    }
  }

  const work = [...(replying ? [reply(), reply()] : []), book()];
  return {
    replies,
    bookings,
    refusals,
    async stop() {
      stopping = true;
      await Promise.all(work);
      agent.destroy();
    },
  };
}
