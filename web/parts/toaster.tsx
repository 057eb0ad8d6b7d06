import { labels } from "content/words.ts";
import { Toast } from "radix-ui";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import css from "./toast.module.css";
import { closeToast, useToasts } from "./toast-store.ts";

/**
 * SPEC §9, toasts: shown for five seconds, dismissed by a swipe of 50 px to the right, focused with
 * F8.
 */
const DURATION_MS = 5000;
const SWIPE_THRESHOLD_PX = 50;
const HOTKEY = "F8";

export function Toaster() {
  return (
    <Toast.Provider
      duration={DURATION_MS}
      swipeDirection="right"
      swipeThreshold={SWIPE_THRESHOLD_PX}
    >
      {useToasts().map(({ id, kind, title, description, open }) => (
        <Toast.Root
          key={id}
          open={open}
          onOpenChange={(now) => now || closeToast(id)}
          className={classNames(css.toast, kind === "failure" && css.failure)}
          type={kind === "failure" ? "foreground" : "background"}
        >
          <span className={css.sign}>
            <Icon name={kind === "failure" ? "bang" : "tick"} />
          </span>
          <div>
            <Toast.Title className={css.title}>{title}</Toast.Title>
            <Toast.Description className={css.text}>{description}</Toast.Description>
          </div>
          <Toast.Close className={css.close} aria-label={labels.dismiss}>
            <Icon name="cross" />
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport
        className={css.viewport}
        hotkey={[HOTKEY]}
        label={`${labels.notifications} (${HOTKEY})`}
      />
    </Toast.Provider>
  );
}
