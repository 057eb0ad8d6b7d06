import css from "./stamp.module.css";

/** An exhibit stamp: a word and its letter, either way round. */
export function Stamp({ word, letter, letterFirst = false }: { word: string; letter: string; letterFirst?: boolean }) {
  const parts = [<span key="word">{word}</span>, <b key="letter">{letter}</b>];
  return <span className={css.stamp}>{letterFirst ? parts.reverse() : parts}</span>;
}
