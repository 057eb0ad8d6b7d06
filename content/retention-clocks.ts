import { elsewhereClocks } from "./retention-clocks/elsewhere.ts";
import { googleClocks } from "./retention-clocks/google.ts";
import { microsoftClocks } from "./retention-clocks/microsoft-365.ts";
import { phoneClocks } from "./retention-clocks/phones.ts";
import type { RetentionSource } from "./retention-clocks/sources.ts";

/**
 * One thing that is deleted automatically. `days` is the publisher's shortest default period. It is null if there is no default, if none is
 * stated, or if nobody here has read it; visitors then look it up in `screen`. To renew an entry, read `page` again, correct what has
 * changed, and set `checked` to that day. Ninety days after `checked` the page says "Not checked since" and the build warns.
 */
export type RetentionClock = {
  /** Used in calendars and reports, so never change it. */
  readonly id: string;
  readonly source: RetentionSource;
  readonly what: string;
  /** The first day of the period: of the event, or of the deletion of the leaver's account. */
  readonly from: "event" | "leaving";
  /** Where to find the period of the tenant, phone or machine. */
  readonly screen: string;
  /** When the period differs, and by how much. */
  readonly varies?: string;
  /** The day of the last reading of the page, or of the last search for one. */
  readonly checked: `${number}-${number}-${number}`;
  /** Set where a page shows a clock that is past its review. */
  readonly isStale?: boolean;
  /** The role responsible for reading it again. */
  readonly owner: string;
} & (
  | { readonly days: number; readonly page: PublishersPage }
  /** Without a page, the period depends on the visitor's machines and contracts. */
  | { readonly days: null; readonly page?: PublishersPage }
);

type PublishersPage = { readonly publisher: string; readonly title: string; readonly href: `https://${string}` };

export const retentionClocks: readonly RetentionClock[] = [...microsoftClocks, ...googleClocks, ...phoneClocks, ...elsewhereClocks];
