import { activityResult as words } from "content/instruments.ts";

export type SettingErrors = Readonly<
  Partial<Record<"since" | "downloads" | "minutes" | "domains" | "days", string>>
>;

/** What the cells may hold. */
export const settingLimits = {
  downloads: [2, 100_000],
  minutes: [1, 10_080],
  days: [0, 365],
} as const;

/**
 * What a visitor may change without a new reading of the log. `downloads` within `minutes` are a
 * burst.
 */
export type Settings = {
  readonly zone: string;
  /** A UserId as the table of people has it, or empty for all. */
  readonly person: string;
  /** From when deletions count: a local time in the zone, “2026-03-18T18:40”, or empty. */
  readonly since: string;
  readonly downloads: number;
  readonly minutes: number;
  /** Whether opened files count as downloads. */
  readonly withOpened: boolean;
  /** Domains of the organization, in lower case. */
  readonly domains: readonly string[];
  /** Days of a person's records needed before a network counts as new. */
  readonly days: number;
};

/**
 * Reads the cells. Without settings there is an error for each unreadable one. `isFirst`: where no
 * domain is given, the likely ones are the organization's.
 */
export function readSettings(
  typed: (name: keyof Settings) => string,
  isFirst = false,
): { readonly settings?: Settings; readonly errors: SettingErrors } {
  const of = (name: keyof Settings) => typed(name).trim();
  const numbers = { downloads: of("downloads"), minutes: of("minutes"), days: of("days") };
  const domains = of("domains")
    .toLowerCase()
    .split(/[\s,;]+/)
    .map((domain) => domain.replace(/^@/, ""))
    .filter(Boolean);
  const errors: SettingErrors = {
    ...numberError("downloads", numbers.downloads),
    ...numberError("minutes", numbers.minutes),
    ...numberError("days", numbers.days),
    ...(/^$|^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(of("since")) ? {} : { since: words.errors.since }),
    ...((isFirst || domains.length > 0) &&
    domains.every((domain) => /^[\w-]+(?:\.[\w-]+)+$/.test(domain))
      ? {}
      : { domains: words.errors.domains }),
  };
  if (Object.keys(errors).length > 0) return { errors };
  const settings = {
    zone: of("zone"),
    person: of("person"),
    since: of("since"),
    downloads: whole(numbers.downloads),
    minutes: whole(numbers.minutes),
    withOpened: of("withOpened") === "yes",
    domains,
    days: whole(numbers.days),
  };
  return { settings, errors };
}

function numberError(name: keyof typeof settingLimits, written: string): SettingErrors {
  const [least, most] = settingLimits[name];
  const n = whole(written);
  return n >= least && n <= most ? {} : { [name]: words.errors.number(least, most) };
}

const whole = (written: string) =>
  /^[\d,]+$/.test(written) ? Number(written.replaceAll(",", "")) : Number.NaN;
