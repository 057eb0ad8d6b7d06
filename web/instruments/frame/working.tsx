import { Button } from "web/parts/button.tsx";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import css from "./bag.module.css";
import { BagLabel, type LabelCell } from "./bag-label.tsx";
import { Actions } from "./instrument.tsx";
import { instrumentFrame as words } from "./words.ts";
import type { TimedProgress } from "./worker-messages.ts";

type WorkingProps = {
  readonly progress: TimedProgress | undefined;
  /** The large figure and its total ("312 MB", "of 4.1 GB"), and the speed. */
  readonly count: (progress: TimedProgress) => { readonly done: string; readonly of: string; readonly speed?: string };
  readonly label: readonly LabelCell[];
  readonly onCancel: () => void;
};

/** The bag, closed while the work is done. */
export function Working({ progress = { done: 0, total: 1, at: "", elapsed: 0 }, count, label, onCancel }: WorkingProps) {
  const { done, of, speed } = count(progress);
  const share = progress.total > 0 ? progress.done / progress.total : 1;
  const percent = Math.floor(share * 100);
  return (
    <>
      <div className={classNames(css.bag, css.shut)}>
        <p className={classNames(text.mono, css.seal)}>
          <span>{words.working}</span>
        </p>
        <div className={css.run}>
          <p className={classNames(text.mono, css.count)}>
            <b>{done}</b>
            {of}
          </p>
          <p className={classNames(text.mono, css.now)}>
            {speed}
            <b>{progress.at}</b>
          </p>
          <div role="progressbar" aria-label={words.working} aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent}>
            <svg className={css.progress} aria-hidden="true">
              <rect y="6" width={`${share * 100}%`} height="19" />
              <line x1={`${share * 100}%`} x2={`${share * 100}%`} y1="6" y2="25" />
            </svg>
          </div>
          <p>{words.switchTabs}</p>
        </div>
        <BagLabel cells={label} />
      </div>
      <Actions>
        <Button small line onClick={onCancel} data-focus="">
          {words.cancel}
        </Button>
        <p className={text.mono}>{words.cancelNote}</p>
      </Actions>
    </>
  );
}
