import { matter } from "content/specimen/matter.ts";
import type { Options, Typed } from "instruments/contract.ts";
import { activityResult } from "./words-result.ts";

const { cells } = activityResult;

/** The settings. The page asks for them in its result. */
export const activityOptions = {
  zone: { kind: "line", label: cells.zone.label, initial: matter.zone },
  person: { kind: "line", label: cells.person.label },
  since: { kind: "line", label: `${cells.since.label}, as 2026-03-18T18:40` },
  downloads: { kind: "number", label: cells.downloads.label, initial: "50" },
  minutes: { kind: "number", label: cells.minutes.label, initial: "60" },
  withOpened: { kind: "tick", label: cells.withOpened.yes },
  domains: { kind: "line", label: cells.domains.label },
  days: { kind: "number", label: cells.days.label, initial: "7" },
} as const satisfies Options;
export type ActivityOptions = Typed<typeof activityOptions>;
