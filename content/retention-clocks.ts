import type { Content } from "./content.ts";
import { whenShown } from "./shown.ts";

type Retention = Content["retention"];

/**
 * What is deleted automatically: retention-clocks.yaml. `days` is the publisher's shortest default
 * period. It is null if there is no default, if none is stated, or if nobody here has read it;
 * visitors then look it up in `screen`.
 */
export let retentionClocks: Retention["retentionClocks"];
export let retentionSources: Retention["retentionSources"];
whenShown("retention", (retention) => {
  ({ retentionClocks, retentionSources } = retention);
});

/** `isStale`: set where a page shows a clock that is past its review. */
export type RetentionClock = Retention["retentionClocks"][number] & { readonly isStale?: boolean };
export type RetentionSource = keyof Retention["retentionSources"];
