import type { RetentionSource } from "#content/retention-clocks/sources.ts";
import type { WallTime } from "#shared/zoned-time.ts";

/** What the form holds, as it was typed. `days` and `names` are by clock and by task. */
export type TypedPlan = {
  readonly sources: readonly string[];
  readonly event: string;
  readonly leaving: string;
  readonly began: string;
  readonly matter: string;
  readonly custodians: string;
  readonly days: Readonly<Record<string, string>>;
  readonly names: Readonly<Record<string, string>>;
};

/** The same, read. Days are YYYY-MM-DD on the visitor's calendar; `began` is what his clock showed, in `zone` (IANA). */
export type Plan = {
  readonly sources: readonly RetentionSource[];
  readonly event: string;
  readonly leaving: string | undefined;
  readonly began: WallTime;
  readonly zone: string;
  readonly days: Readonly<Record<string, number>>;
};
