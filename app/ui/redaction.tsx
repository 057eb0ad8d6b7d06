import { frame } from "#content/specimen/exhibits/frame.ts";
import css from "./redaction.module.css";

/** A redaction bar with nothing under it: room for so many words, which says nothing about what they are. */
export function Redacted({ words }: { words: number }) {
  return (
    <span className={css.bar} role="img" aria-label={frame.redacted}>
      {room(words)}
    </span>
  );
}

/** What a produced copy prints in place of an identifier: “[Patient 1]”, in light letters on the bar. */
export function Replaced({ children }: { children: string }) {
  return <span className={css.label}>[{children}]</span>;
}

/** A bar, or counsel’s words once a control has brought them. On paper it is a bar always. */
export function Liftable({ words, counsel }: { words: number; counsel: string | undefined }) {
  if (counsel === undefined) return <Redacted words={words} />;
  return (
    <>
      <span className={css.lifted} data-copy="counsel">
        {counsel}
      </span>
      <span className={css.paper}>
        <Redacted words={words} />
      </span>
    </>
  );
}

/** Spaces that keep a bar’s width, with a place to break after each word’s worth. */
const room = (words: number) => Array.from({ length: words }, () => "\u00a0".repeat(7)).join(" ");
