import { frame } from "content/specimen/exhibits/frame.ts";
import css from "./redaction.module.css";

/**
 * A redaction bar with nothing under it. Its length is that of `words` words, but says nothing
 * about them.
 */
export function Redacted({ words }: { words: number }) {
  return (
    <span className={css.bar} role="img" aria-label={frame.redacted}>
      {room(words)}
    </span>
  );
}

/**
 * What a produced copy prints in place of an identifier: “[Patient 1]”, in light letters on the
 * bar.
 */
export function Replaced({ children }: { children: string }) {
  return <span className={css.label}>[{children}]</span>;
}

/**
 * A bar with a place for counsel’s words, which web/exhibits/counsel-copy.browser.ts fills. `bar`:
 * their key in the copy. In print always a bar.
 */
export function Liftable({
  words,
  copy,
  bar,
}: {
  words: number;
  copy: string;
  bar: string | number;
}) {
  return (
    <>
      <span className={css.lifted} data-under={`${copy} ${bar}`} hidden />
      <span className={css.down}>
        <Redacted words={words} />
      </span>
    </>
  );
}

type LiftProps = {
  copy: string;
  words: { lift: string; apply: string; failed: string };
  className?: string;
  boxClass?: string;
};

/** The label with the box that lifts the bars of an exhibit, in three states. */
export function Lift({ copy, words, className, boxClass }: LiftProps) {
  return (
    <label className={className}>
      <input type="checkbox" data-lifts={copy} className={boxClass} />
      <span className={css.lift}>{words.lift}</span>
      <span className={css.apply}>{words.apply}</span>
      <span className={css.failed}>{words.failed}</span>
    </label>
  );
}

/**
 * Non-breaking spaces that give the bar its width, with a break opportunity after each word's
 * length.
 */
const room = (words: number) => Array.from({ length: words }, () => "\u00a0".repeat(7)).join(" ");
