import { useState } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Buttons } from "#app/ui/link.tsx";
import text from "#app/ui/text.module.css";
import { company } from "#content/company.ts";
import css from "./booking-frame.module.css";
import { useFrameState } from "./booking-frame-state.ts";

export type BookingFrameContent = {
  readonly title: string;
  readonly caption: string;
  readonly days: readonly string[];
  readonly states: Record<"waiting" | "silent", string>;
  readonly cover: { readonly heading: string; readonly text: string };
  readonly unavailable: { readonly heading: string; readonly text: string; readonly again: string; readonly load: string };
  readonly call: string;
  readonly write: string;
};

/** SPEC §9. */
const FRAME_HEIGHT = 1600;
/** An empty frame has this page's own origin and must not keep it; the calendar has its own, and needs it for its cookies. */
const SANDBOX = "allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox";
const FRAME_NAME = "booking-calendar";
const ROWS = 14;
const TAKEN = [7, 11, 18, 23, 24, 32, 41, 49, 53, 60, 66];

/**
 * The provider's calendar. Until an owner has set its address (a reserved `.example` domain answers nobody) the page says so
 * and asks for nothing by itself. `loading="lazy"` would not be enough: browsers ignore it where scripts are off (measured in Chromium).
 */
export function BookingFrame(content: BookingFrameContent) {
  const isConfigured = !new URL(company.booking.url).hostname.endsWith(".example");
  return isConfigured ? <Frame {...content} src={company.booking.url} hasFallback /> : <Unavailable {...content} />;
}

/** The fallback, and the frame in a disclosure: opening it loads the calendar; without scripts a link that aims at the frame does. */
function Unavailable(content: BookingFrameContent) {
  const [isAsked, setAsked] = useState(false);
  return (
    <div className={css.closed}>
      <CaptionRow caption={content.caption} state={content.states.silent} />
      <Card {...content} {...content.unavailable} />
      <Week days={content.days} rows={5} />
      <details className={css.again} onToggle={() => setAsked(true)}>
        <summary>{content.unavailable.again}</summary>
        {!isAsked && (
          <a className={css.load} href={company.booking.url} target={FRAME_NAME}>
            {content.unavailable.load}
          </a>
        )}
        <Frame {...content} src={isAsked ? company.booking.url : undefined} />
      </details>
    </div>
  );
}

type FrameProps = BookingFrameContent & {
  src: string | undefined;
  /** Whether the frame covers its own fallback; otherwise one stands above it. */
  hasFallback?: boolean;
};

function Frame({ src, hasFallback = false, ...content }: FrameProps) {
  const { title, caption, days, states, cover, unavailable } = content;
  const { frame, state, loaded } = useFrameState(src);
  return (
    <div className={css.box} data-state={state}>
      {/* A frame that the document itself loads may stay silent, and nobody need touch the page to be told. */}
      {hasFallback && <data id="live" value={0} hidden />}
      {state !== "loaded" && (
        <>
          <CaptionRow caption={caption} state={states[state]} />
          {hasFallback ? <Card {...content} {...(state === "silent" ? unavailable : cover)} /> : <span />}
          <Week days={days} rows={ROWS} />
        </>
      )}
      <iframe
        key={src}
        ref={frame}
        className={css.frame}
        name={FRAME_NAME}
        title={title}
        src={src}
        height={FRAME_HEIGHT}
        loading="lazy"
        referrerPolicy="strict-origin-when-cross-origin"
        sandbox={src ? `${SANDBOX} allow-same-origin` : SANDBOX}
        allow="clipboard-write;"
        onLoad={loaded}
      />
    </div>
  );
}

function CaptionRow({ caption, state }: { caption: string; state: string }) {
  return (
    <p className={classNames(text.mono, css.caption)}>
      <span>{caption}</span>
      <span role="status">{state}</span>
    </p>
  );
}

function Card({ heading, text: words, call, write }: { heading: string; text: string; call: string; write: string }) {
  return (
    <div className={css.card}>
      <h3>{heading}</h3>
      <p>{words}</p>
      <Buttons
        actions={[
          { label: `${call} ${company.phone.display}`, to: company.phone.href },
          { label: write, to: company.mail.info.href },
        ]}
      />
    </div>
  );
}

/** A week with most of its hours free, as a picture of what is to come. */
function Week({ days, rows }: { days: readonly string[]; rows: number }) {
  const cells = Array.from({ length: rows * 5 }, (_, i) => ({
    taken: TAKEN.includes(i),
    d: `M${(i % 5) * 20} ${Math.floor(i / 5) * 10}h19v9h-19z`,
  }));
  const path = (taken: boolean) => cells.filter((cell) => cell.taken === taken).map((cell) => cell.d);
  return (
    <div className={css.week} aria-hidden="true">
      <div>
        {days.map((day) => (
          <span key={day} className={text.mono}>
            {day}
          </span>
        ))}
      </div>
      <svg viewBox={`0 0 99 ${rows * 10 - 1}`} preserveAspectRatio="none" aria-hidden="true">
        <path d={path(false).join("")} />
        <path className={css.taken} d={path(true).join("")} />
      </svg>
    </div>
  );
}
