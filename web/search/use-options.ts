import { type KeyboardEvent, useEffect, useState } from "react";

/** The step of each key from `active` among `count`. Home and End move the field's caret until an arrow key has entered the list. */
const steps: Readonly<Record<string, (active: number, count: number) => number>> = {
  ArrowDown: (active, count) => (active + 1) % count,
  ArrowUp: (active, count) => (active <= 0 ? count : active) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * The active option of a combobox's listbox (WAI-ARIA Authoring Practices, combobox with list autocomplete). The focus stays in the field;
 * arrow keys move through the `count` options. Starts at `first` whenever `list` changes; -1 is none.
 */
export function useOptions(count: number, first: number, list: unknown) {
  const [active, setActive] = useState(first);
  const [entered, setEntered] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other options begin anew
  useEffect(() => {
    setActive(first);
    setEntered(false);
  }, [list, first]);
  const onKeyDown = (event: KeyboardEvent) => {
    const isArrow = event.key.startsWith("Arrow");
    const step = steps[event.key];
    if (!step || count === 0 || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || !(isArrow || entered)) {
      setEntered(false);
      return;
    }
    event.preventDefault();
    setEntered(true);
    setActive(step(active, count));
  };
  return { active: Math.min(active, count - 1), setActive, onKeyDown };
}
