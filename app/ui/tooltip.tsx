import { Tooltip } from "radix-ui";
import type { ReactElement } from "react";
import css from "./tooltip.module.css";

/** SPEC §9: a tooltip opens after 700 ms; the next one within 300 ms of the last opens at once. */
const OPEN_MS = 700;
const SKIP_MS = 300;
const GAP_PX = 8;

type Tipped = { readonly key: string; readonly tip: string; readonly control: ReactElement };

/** Shows the controls' names after a hover. A tooltip must only repeat the control's label. */
export function Tooltips({ controls }: { controls: readonly Tipped[] }) {
  return (
    <Tooltip.Provider delayDuration={OPEN_MS} skipDelayDuration={SKIP_MS}>
      {controls.map(({ key, tip, control }) => (
        <Tooltip.Root key={key}>
          <Tooltip.Trigger asChild>{control}</Tooltip.Trigger>
          <Tooltip.Portal>
            <Tooltip.Content className={css.tip} sideOffset={GAP_PX}>
              {tip}
            </Tooltip.Content>
          </Tooltip.Portal>
        </Tooltip.Root>
      ))}
    </Tooltip.Provider>
  );
}
