import { RichText } from "web/parts/rich-text.tsx";
import text from "web/parts/text.module.css";
import css from "./frame.module.css";

/** The verdict in large type, with one highlight at most. It takes the focus. */
export function Verdict({ title, notes }: { title: string; notes: readonly string[] }) {
  return (
    <div className={css.verdict}>
      <h4 tabIndex={-1} data-focus="">
        <RichText>{title}</RichText>
      </h4>
      {notes.map((note) => (
        <p className={text.sub} key={note}>
          {note}
        </p>
      ))}
    </div>
  );
}
