/** What a visitor may change without a new reading of the log. */
export type Settings = {
  /** IANA name of the zone. */
  readonly zone: string;
  /** A UserId as the table of people has it, or empty for all. */
  readonly person: string;
  /** From when deletions count: a local time in the zone, “2026-03-18T18:40”, or empty. */
  readonly since: string;
  /** This number of downloads … */
  readonly downloads: number;
  /** … in this number of minutes is a burst. */
  readonly minutes: number;
  /** Whether opened files count as downloads. */
  readonly withOpened: boolean;
  /** Domains of the organization, in lower case. */
  readonly domains: readonly string[];
  /** Days of a person's records needed before a network counts as new. */
  readonly days: number;
};
