import { useEffect, useRef, useState } from "react";

/** How long a calendar may take before the page says that it is still loading. */
const PATIENCE_MS = 8000;

/** How far below the screen the frame may be when its address is asked for, in pixels. */
const NEAR = "800px";

/** `answered` says no more than that something was loaded: browsers report a refusal, and their own page about it, like a calendar. */
export type FrameState = "waiting" | "late" | "answered";

/**
 * When a frame from another origin gets its address: once the page has loaded, so that a calendar that hangs cannot hold the page's load event, and
 * once the frame is near the screen. `src` is undefined until then.
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
