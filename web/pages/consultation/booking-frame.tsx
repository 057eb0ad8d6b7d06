import { company } from "content/company.ts";
import { useEffect, useRef, useState } from "react";
import { classNames } from "web/parts/class-names.ts";
import composed from "web/parts/composed.module.css";
import { Buttons } from "web/parts/link.tsx";
import text from "web/parts/text.module.css";
import blocks from "web/sections/blocks.module.css";
import css from "./booking-frame.module.css";

export type BookingFrameContent = {
  readonly title: string;
  readonly caption: string;
  readonly waiting: string;
  readonly late: string;
  readonly open: string;
  readonly cover: { readonly heading: string; readonly text: string };
  readonly ask: string;
};

type BookingFrameProps = BookingFrameContent & {
  /** The provider's calendar. */
  readonly url: string;
  /** The anchor of the page's own form for requesting a time. */
  readonly request: `#${string}`;
};

/** SPEC §9. */
const FRAME_HEIGHT = 1600;
const ROWS = 12;
const TAKEN = [7, 11, 18, 23, 24, 32, 41, 49, 53];

/**
 * The provider's calendar. It may fail to load: the page's own request for a time is always below
 * it.
 */
export function BookingFrame({
  url,
  request,
  title,
  caption,
  waiting,
  late,
  open,
  cover,
  ask,
}: BookingFrameProps) {
  const { box, src, state, answered } = useFrameAddress(url);
  const frame = (address: string) => (
    <iframe
      className={css.frame}
      title={title}
      src={address}
      height={FRAME_HEIGHT}
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox="allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox allow-same-origin"
      allow="clipboard-write;"
      onLoad={answered}
    />
  );
  return (
    <div className={css.calendar}>
      <div className={classNames(text.mono, css.caption)}>
        <span>{caption}</span>
        <span role="status">{{ waiting, late, answered: "" }[state]}</span>
        <a href={url} target="_blank" rel="noopener noreferrer">
          {open}
        </a>
      </div>
      <div ref={box} className={css.box}>
        {state !== "answered" && (
          <div className={classNames(css.cover, composed.scripted)}>
            <div className={classNames(css.card, blocks.texts)}>
              <h3>{cover.heading}</h3>
              <p>{cover.text}</p>
              <Buttons
                actions={[
                  { label: ask, to: request },
                  { label: company.phone.display, to: company.phone.href },
                ]}
              />
            </div>
            <Week />
          </div>
        )}
        {src && frame(src)}
        <noscript>{frame(url)}</noscript>
      </div>
    </div>
  );
}

/** A drawn week with most hours free, shown until the calendar has loaded. */
function Week() {
  const cells = Array.from({ length: ROWS * 5 }, (_, i) => ({
    taken: TAKEN.includes(i),
    d: `M${(i % 5) * 20} ${Math.floor(i / 5) * 10}h19v9h-19z`,
  }));
  const path = (taken: boolean) =>
    cells.filter((cell) => cell.taken === taken).map((cell) => cell.d);
  return (
    <svg viewBox={`0 0 99 ${ROWS * 10 - 1}`} preserveAspectRatio="none" aria-hidden="true">
      <path fill="var(--board)" d={path(false).join("")} />
      <path fill="var(--bar)" d={path(true).join("")} />
    </svg>
  );
}

/** How long the calendar may take before the page says that it is still loading. */
const PATIENCE_MS = 8000;

/** How far below the window the frame may be when it starts to load, in pixels. */
const NEAR = "800px";

/**
 * `answered` means only that something was loaded: browsers fire `load` also for a refused frame
 * and their own error page.
 */
type FrameState = "waiting" | "late" | "answered";

/**
 * Delays a cross-origin frame's address until the page has loaded and the frame is near the window.
 * So a hanging calendar cannot delay the load event. `src` is undefined until then.
 */
function useFrameAddress(url: string) {
  const box = useRef<HTMLDivElement>(null);
  const [src, setSrc] = useState<string>();
  const [state, setState] = useState<FrameState>("waiting");

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSrc(url), {
      rootMargin: NEAR,
    });
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
    const timer = setTimeout(
      () => setState((now) => (now === "waiting" ? "late" : now)),
      PATIENCE_MS,
    );
    return () => clearTimeout(timer);
  }, [src]);

  return { box, src, state, answered: () => setState("answered") };
}
