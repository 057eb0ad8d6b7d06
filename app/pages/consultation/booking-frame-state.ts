import { useEffect, useRef, useState } from "react";

/** How long a calendar may take before the page says that it is not answering. */
const PATIENCE_MS = 8000;

type FrameState = "waiting" | "silent" | "loaded";

/**
 * Follows a lazy frame from another origin. The clock starts when the frame is on screen, not when the page is: before
 * that the browser has not asked for it. A calendar that arrives late is still shown.
 */
export function useFrameState(src: string | undefined) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<FrameState>("waiting");

  useEffect(() => {
    const element = frame.current;
    if (!element || !src) return;
    // The frame may have loaded before this script ran; then its load event is gone, but its timing entry is there.
    if (performance.getEntriesByName(src).length > 0) return setState("loaded");
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      timer = setTimeout(() => setState((now) => (now === "waiting" ? "silent" : now)), PATIENCE_MS);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
    };
  }, [src]);

  // A frame without an address loads an empty document, which is not the calendar.
  return { frame, state, loaded: () => src && setState("loaded") };
}
