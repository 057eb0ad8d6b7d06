import { type RefObject, useEffect, useState } from "react";
import { useLocation } from "react-router";

/**
 * Whether a native popover is open, as told by the browser, since it also opens without scripts. Closes it after a navigation and when the
 * focus leaves it.
 */
export function usePopoverState(popover: RefObject<HTMLElement | null>): boolean {
  const [open, setOpen] = useState(false);
  const location = useLocation();

  useEffect(() => {
    const element = popover.current;
    if (!element) return;
    setOpen(element.matches(":popover-open"));
    const follow = (event: ToggleEvent) => setOpen(event.newState === "open");
    // Otherwise Tab could reach a control that the popover covers (WCAG 2.4.11).
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
