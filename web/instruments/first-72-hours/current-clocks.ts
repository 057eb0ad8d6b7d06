import { type RetentionClock, retentionClocks } from "content/retention-clocks.ts";
import { buildTime } from "web/build-time.ts";
import { isStale } from "./stale-clocks.ts";

const buildDay = new Date(buildTime()).toISOString().slice(0, 10);

/** The clocks as pages show them. Bundles get the result instead of this module (web/build/evaluated-modules.ts). */
export const currentClocks: readonly RetentionClock[] = retentionClocks.map((clock) =>
  isStale(clock, buildDay) ? { ...clock, isStale: true } : clock,
);
