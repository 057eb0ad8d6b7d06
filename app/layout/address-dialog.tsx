import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { ButtonLink } from "#app/ui/link.tsx";
import text from "#app/ui/text.module.css";
import css from "./address-dialog.module.css";
import { stay } from "./scroll.ts";

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

/** A dialog that is open while the address contains its anchor: by `:target` without scripts, else as a modal that restores the address. */
export function AddressDialog({ id, back, note, close: closeWord, className, searched = false, children }: AddressDialogProps) {
  const { dialog, scripted, close } = useDialogAt(id);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is on the backdrop; the keyboard has Escape and the button
    <dialog
      ref={dialog}
      id={id}
      className={classNames(css.dialog, className)}
      data-scripted={scripted}
      data-searched={searched || undefined}
      aria-labelledby={`${id}-title`}
      onClose={close}
      onClick={({ target, currentTarget }) => target === currentTarget && currentTarget.close()}
    >
      <div className={css.sheet}>
        <div className={css.top}>
          <p className={text.mono}>{note}</p>
          {scripted ? (
            <Button line small onClick={() => dialog.current?.close()}>
              {closeWord}
            </Button>
          ) : (
            <ButtonLink to={back} line small>
              {closeWord}
            </ButtonLink>
          )}
        </div>
        {children}
      </div>
    </dialog>
  );
}

function useDialogAt(id: string) {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const [scripted, setScripted] = useState(false);
  const here = hash === `#${id}`;
  useEffect(() => {
    setScripted(true);
    const element = dialog.current;
    if (here && !element?.open) element?.showModal();
    if (!here && element?.open) element.close();
  }, [here]);
  const close = () => here && navigate(pathname + search, { replace: true, ...stay });
  return { dialog, scripted, close };
}
