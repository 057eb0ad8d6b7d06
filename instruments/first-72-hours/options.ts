import { first72Hours as words } from "content/instruments.ts";
import { retentionSources } from "content/retention-clocks.ts";
import type { Options } from "instruments/contract.ts";

/**
 * The specimen of the page is none of it: a plan for a matter of one's own must not have another's
 * people.
 */
export const first72HoursOptions = {
  sources: {
    kind: "lines",
    label: `${words.cells.sources}: ${Object.keys(retentionSources).join(", ")}`,
  },
  event: { kind: "line", label: `${words.cells.event.label}, as 2026-03-18` },
  leaving: { kind: "line", label: words.cells.leaving.label },
  began: { kind: "line", label: `${words.cells.began.label}, as 2026-03-18T18:40; at first now` },
  matter: { kind: "line", label: words.cells.matter.label },
  custodians: { kind: "lines", label: words.cells.custodians.label },
  days: { kind: "lines", label: "Days of a setting, as clock=days: teams-chat=30" },
  names: { kind: "lines", label: "Who does a task, as task=name" },
} as const satisfies Options;
