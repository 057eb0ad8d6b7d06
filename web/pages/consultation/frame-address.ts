import { useEffect, useRef, useState } from "react";

/** How long the calendar may take before the page says that it is still loading. */
const PATIENCE_MS = 8000;

/** How far below the window the frame may be when it starts to load, in pixels. */
const NEAR = "800px";

/** `answered` means only that something was loaded: browsers fire `load` also for a refused frame and their own error page. */
export type FrameState = "waiting" | "late" | "answered";

/**
 * Delays a cross-origin frame's address until the page has loaded and the frame is near the window. So a hanging calendar cannot delay the
 * load event. `src` is undefined until then.
 */
export function useFrameAddress(url: string) {
  const box = useRef<HTMLDivElement>(null);
  const [src, setSrc] = useState<string>();
  const [state, setState] = useState<FrameState>("waiting");

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSrc(url), { rootMargin: NEAR });
    const watch = () => box.current && observer.observe(box.current);
    if (document.readyState === "complete") watch();
    else addEventListener("load", watch, { once: true });
    return () => {
      observer.disconnect();
      removeEventListener("load", watch);
    };
  }, [url]);

  useEffect(() => {
    if (!src) return;
    const timer = setTimeout(() => setState((now) => (now === "waiting" ? "late" : now)), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [src]);

  return { box, src, state, answered: () => setState("answered") };
}
