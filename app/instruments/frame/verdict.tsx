import { RichText } from "#app/ui/rich-text.tsx";
import text from "#app/ui/text.module.css";
import css from "./frame.module.css";

/** What came of it, large, one stroke at most; the focus comes here. */
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
