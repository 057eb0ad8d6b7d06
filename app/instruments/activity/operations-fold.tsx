import { Fold } from "#app/instruments/frame/fold.tsx";
import text from "#app/ui/text.module.css";
import { activityOperations as sets } from "#content/instruments/activity-operations.ts";
import { activityResult as words } from "#content/instruments/activity-result.ts";
import css from "./activity.module.css";
import { type TestName, testNames } from "./operations.ts";

const reads = {
  downloads: sets.downloads,
  deletions: sets.deletions,
  rules: sets.rules,
  sharing: [...sets.links, ...sets.scopedLinks, ...sets.shared],
  devices: sets.devices,
  networks: [...sets.signIns, ...sets.failedSignIns],
} as const satisfies Record<TestName, readonly string[]>;

/** The operations that each test reads, by the names of the log. */
export function OperationsFold() {
  return (
    <Fold line={<h4>{words.operationsTitle}</h4>}>
      <dl className={css.operations}>
        {testNames.map((test) => (
          <div key={test}>
            <dt>{words.tests[test].title}</dt>
            <dd className={text.mono}>{reads[test].join(", ")}</dd>
          </div>
        ))}
      </dl>
    </Fold>
  );
}
