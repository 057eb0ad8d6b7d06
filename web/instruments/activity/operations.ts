import { activityOperations as sets } from "./operation-names.ts";

/** The tests that are made of a log, in the order they are shown. */
export const testNames = ["downloads", "deletions", "rules", "sharing", "networks", "devices"] as const;
export type TestName = (typeof testNames)[number];

const setOf = (names: readonly string[]) => new Set(names.map((name) => name.toLowerCase()));

/** The operations that each test reads, in lower case: the log's own case varies. */
export const operationSets = {
  downloads: setOf(sets.downloads),
  opened: setOf(sets.opened),
  deletions: setOf(sets.deletions),
  rules: setOf(sets.rules),
  links: setOf(sets.links),
  scopedLinks: setOf(sets.scopedLinks),
  shared: setOf(sets.shared),
  devices: setOf(sets.devices),
  signIns: setOf(sets.signIns),
  failedSignIns: setOf(sets.failedSignIns),
} as const;
export type OperationSet = keyof typeof operationSets;
