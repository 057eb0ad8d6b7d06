import { type RefObject, useEffect, useState } from "react";
import { useLocation } from "react-router";

/**
 * Whether a native popover is open. The browser owns the state (it opens and closes without scripts);
 * this only follows it, and closes the popover when the visitor has gone to another place, or the focus has.
 */
export function usePopoverState(popover: RefObject<HTMLElement | null>): boolean {
  const [open, setOpen] = useState(false);
  const location = useLocation();

  useEffect(() => {
    const element = popover.current;
    if (!element) return;
    setOpen(element.matches(":popover-open"));
    const follow = (event: ToggleEvent) => setOpen(event.newState === "open");
    // Whoever tabs on would otherwise be on a control that lies under it (WCAG 2.4.11).
    const leave = ({ relatedTarget: to }: FocusEvent) => {
      if (to instanceof Element && !element.contains(to) && !to.matches(`[popovertarget="${element.id}"]`)) element.hidePopover();
    };
    element.addEventListener("toggle", follow);
    element.addEventListener("focusout", leave);
    return () => {
      element.removeEventListener("toggle", follow);
      element.removeEventListener("focusout", leave);
    };
  }, [popover]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the location is what closes it
  useEffect(() => {
    const element = popover.current;
    return () => element?.hidePopover();
  }, [popover, location.key]);

  return open;
}
