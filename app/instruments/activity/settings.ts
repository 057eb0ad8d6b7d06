/** What a visitor may change. The log is not read again for it. */
export type Settings = {
  /** IANA name of the zone. */
  readonly zone: string;
  /** A UserId as the table of people has it, or empty for all. */
  readonly person: string;
  /** From when deletions count: a local time in the zone, “2026-03-18T18:40”, or empty. */
  readonly since: string;
  /** As many downloads … */
  readonly downloads: number;
  /** … in as many minutes. */
  readonly minutes: number;
  /** Whether opened files count as downloads. */
  readonly withOpened: boolean;
  /** Domains of the organization, in lower case. */
  readonly domains: readonly string[];
  /** Days of the log of a person before a network counts as new. */
  readonly days: number;
};
