import type { Channel } from "#server/delivery/channel.ts";
import { type DeliveryFailure, toDeliveryFailure } from "#server/delivery/failure.ts";
import type { Notice } from "#server/delivery/notice.ts";

/** Whether a way took a notice; `failure` is null when it did. */
export type Told = { readonly channel: string; readonly failure: DeliveryFailure | null };

/** What a notice needs of a channel. */
export type NoticeWay = Pick<Channel, "name" | "tell" | "close">;

const limitMs = 30_000;

/** Sends a notice every way at once; each has 30 s, and ends when `signal` aborts. Never throws. */
export function tellAll(ways: readonly NoticeWay[], notice: Notice, signal: AbortSignal): Promise<readonly Told[]> {
  return Promise.all(
    ways.map(async ({ name, tell }) => {
      try {
        await tell(notice, AbortSignal.any([signal, AbortSignal.timeout(limitMs)]));
        return { channel: name, failure: null };
      } catch (error) {
        return { channel: name, failure: toDeliveryFailure(error) };
      }
    }),
  );
}
