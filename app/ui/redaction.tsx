import { frame } from "#content/specimen/exhibits/frame.ts";
import css from "./redaction.module.css";

/** A redaction bar with nothing under it. Its length is that of `words` words, but says nothing about them. */
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

/** A bar, or counsel’s words once a control has loaded them. In print always a bar. */
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

/** Non-breaking spaces that give the bar its width, with a break opportunity after each word's length. */
const room = (words: number) => Array.from({ length: words }, () => "\u00a0".repeat(7)).join(" ");
