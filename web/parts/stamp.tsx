import css from "./stamp.module.css";

/** An exhibit stamp: a word and its letter, in either order. */
export function Stamp({
  word,
  letter,
  letterFirst = false,
}: {
  word: string;
  letter: string;
  letterFirst?: boolean;
}) {
  const first = letterFirst ? <b>{letter}</b> : <span>{word}</span>;
  const second = letterFirst ? <span>{word}</span> : <b>{letter}</b>;
  // The space is for screen readers and text search; the grid does not show it.
  return (
    <span className={css.stamp}>
      {first} {second}
    </span>
  );
}
