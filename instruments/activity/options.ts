import { activityResult } from "content/instruments.ts";
import { matter } from "content/specimen/matter.ts";
import type { Options, Typed } from "instruments/contract.ts";

/** The settings. The page asks for them in its result. */
export const activityOptions = {
  zone: { kind: "line", label: activityResult.cells.zone.label, initial: matter.zone },
  person: { kind: "line", label: activityResult.cells.person.label },
  since: { kind: "line", label: `${activityResult.cells.since.label}, as 2026-03-18T18:40` },
  downloads: { kind: "number", label: activityResult.cells.downloads.label, initial: "50" },
  minutes: { kind: "number", label: activityResult.cells.minutes.label, initial: "60" },
  withOpened: { kind: "tick", label: activityResult.cells.withOpened.yes },
  domains: { kind: "line", label: activityResult.cells.domains.label },
  days: { kind: "number", label: activityResult.cells.days.label, initial: "7" },
} as const satisfies Options;
export type ActivityOptions = Typed<typeof activityOptions>;
