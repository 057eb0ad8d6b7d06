import type { RetentionSource } from "content/retention-clocks.ts";
import type { WallTime } from "content/wire/zoned-time.ts";

/** The form as typed. `days` are by clock, `names` by task. */
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

/** The parsed form. Days are YYYY-MM-DD; `began` is local time in `zone` (IANA). */
export type Plan = {
  readonly sources: readonly RetentionSource[];
  readonly event: string;
  readonly leaving: string | undefined;
  readonly began: WallTime;
  readonly zone: string;
  readonly days: Readonly<Record<string, number>>;
};
