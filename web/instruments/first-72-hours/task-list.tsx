import fold from "web/instruments/frame/fold.module.css";
import text from "web/parts/text.module.css";
import type { TypedPlan } from "./plan.ts";
import css from "./planner.module.css";
import type { First72Task } from "./tasks.ts";
import { first72Hours as words } from "./words.ts";

const { tasks: says } = words;

/** What to do in which window, with a line for a name. */
export function TaskList({ tasks, names }: { tasks: readonly First72Task[]; names: TypedPlan["names"] }) {
  const windows = [4, 24, 72] as const;
  return (
    <details className={css.block} open>
      <summary className={fold.line}>
        <h4 className={css.heading}>{says.title(tasks.length)}</h4>
      </summary>
      <p className={text.sub}>{says.lead}</p>
      {windows.map((window) => (
        <section key={window} className={css.window}>
          <h5 className={text.mono}>{says.windows[window]}</h5>
          <ul>
            {tasks
              .filter(({ within }) => within === window)
              .map(({ id, what, how }) => (
                <li key={id}>
                  <div>
                    <p className={css.what}>
                      <b id={`first-72-task-${id}`}>{what}</b>
                    </p>
                    <p className={css.varies}>{how}</p>
                  </div>
                  <div className={css.who}>
                    <label htmlFor={`first-72-name-${id}`} className={text.mono}>
                      {says.who}
                    </label>
                    <input id={`first-72-name-${id}`} name={`name.${id}`} autoComplete="off" aria-describedby={`first-72-task-${id}`} />
                    <span className={css.line}>{names[id]}</span>
                  </div>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </details>
  );
}
