import type { Settings } from "./settings.ts";
import { activityResult as words } from "./words-result.ts";

export type SettingErrors = Readonly<Partial<Record<"since" | "downloads" | "minutes" | "domains" | "days", string>>>;

/** What the cells may hold. */
export const settingLimits = { downloads: [2, 100_000], minutes: [1, 10_080], days: [0, 365] } as const;

/** Reads the form. Without settings there is an error for each unreadable cell. */
export function readSettings(form: FormData): { readonly settings?: Settings; readonly errors: SettingErrors } {
  const of = (name: string) => String(form.get(name) ?? "").trim();
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
    ...(domains.length > 0 && domains.every((domain) => /^[\w-]+(?:\.[\w-]+)+$/.test(domain)) ? {} : { domains: words.errors.domains }),
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

const whole = (written: string) => (/^[\d,]+$/.test(written) ? Number(written.replaceAll(",", "")) : Number.NaN);
