import { elsewhereClocks } from "./retention-clocks/elsewhere.ts";
import { googleClocks } from "./retention-clocks/google.ts";
import { microsoftClocks } from "./retention-clocks/microsoft-365.ts";
import { phoneClocks } from "./retention-clocks/phones.ts";
import type { RetentionSource } from "./retention-clocks/sources.ts";

/**
 * One thing that is deleted automatically. `days` is the publisher's shortest default period. It is null if there is no default, if none is
 * stated, or if nobody here has read it; visitors then look it up in `screen`. To renew an entry, read `page` again, correct what has
 * changed, and set `checked` to that day. Ninety days after `checked` the build stops (scripts/retention/current-clocks.ts).
 */
export type RetentionClock = {
  /** Names the clock in calendars and reports, so it stays as it is. */
  readonly id: string;
  readonly source: RetentionSource;
  readonly what: string;
  /** The day it counts from: that of the event, or of the leaver's account being deleted. */
  readonly from: "event" | "leaving";
  /** Where the tenant's, the phone's or the machine's own period stands. */
  readonly screen: string;
  /** Where it differs from the figure, and by how much. */
  readonly varies?: string;
  /** The day somebody last read the page, or looked whether there is one. */
  readonly checked: `${number}-${number}-${number}`;
  /** The role that reads it again. */
  readonly owner: string;
} & (
  | { readonly days: number; readonly page: PublishersPage }
  /** Without a page, the period is a matter of one's own machines and contracts. */
  | { readonly days: null; readonly page?: PublishersPage }
);

type PublishersPage = { readonly publisher: string; readonly title: string; readonly href: `https://${string}` };

export const retentionClocks: readonly RetentionClock[] = [...microsoftClocks, ...googleClocks, ...phoneClocks, ...elsewhereClocks];
