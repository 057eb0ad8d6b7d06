import { readRetentionClocks } from "./lists.ts";

/**
 * What is deleted automatically. `days` is the publisher's shortest default period. It is null if there is no default, if none is stated, or
 * if nobody here has read it; visitors then look it up in `screen`. Reads retention-clocks.yaml, so bundles contain the result instead
 * (web/build/evaluated-modules.ts).
 */
export const { retentionClocks, retentionSources } = readRetentionClocks().values;

/** `isStale`: set where a page shows a clock that is past its review. */
export type RetentionClock = (typeof retentionClocks)[number] & { readonly isStale?: boolean };
export type RetentionSource = keyof typeof retentionSources;
