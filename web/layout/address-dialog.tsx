import type { ReactNode } from "react";
import { Button } from "web/parts/button.tsx";
import { classNames } from "web/parts/class-names.ts";
import { ButtonLink } from "web/parts/link.tsx";
import text from "web/parts/text.module.css";
import css from "./address-dialog.module.css";

type AddressDialogProps = {
  /** Its anchor. The element with the id `{id}-title` names it. */
  readonly id: string;
  /** The anchor to return to when it is closed without scripts. */
  readonly back: `#${string}`;
  readonly note: ReactNode;
  readonly close: string;
  readonly className?: string | undefined;
  /** Whether the site's search reads it as a section of the page. */
  readonly searched?: boolean;
  children: ReactNode;
};

/**
 * A dialog that is open while the address contains its anchor: by `:target` without scripts, else
 * as a modal (address-dialog.browser.ts).
 */
export function AddressDialog({
  id,
  back,
  note,
  close,
  className,
  searched = false,
  children,
}: AddressDialogProps) {
  return (
    <dialog
      id={id}
      className={classNames(css.dialog, className)}
      data-address
      data-searched={searched || undefined}
      aria-labelledby={`${id}-title`}
    >
      <div className={css.sheet}>
        <div className={css.top}>
          <p className={text.mono}>{note}</p>
          <ButtonLink to={back} line small className={css.byAddress}>
            {close}
          </ButtonLink>
          <form method="dialog">
            <Button type="submit" line small>
              {close}
            </Button>
          </form>
        </div>
        {children}
      </div>
    </dialog>
  );
}
