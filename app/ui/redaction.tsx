import { labels } from "#content/labels.ts";
import css from "./redaction.module.css";

type RedactedProps = {
  /** For good. Otherwise the bar is down while an ancestor says `data-redactions="shut"` and holds no checked box; on paper always. */
  shut?: boolean;
  children: string;
};

/** The redaction bar: a background behind words that stay in the document. Only for invented evidence, never for anything confidential. */
export function Redacted({ shut = false, children }: RedactedProps) {
  return shut ? (
    <span className={css.shut} role="img" aria-label={labels.redacted}>
      {children}
    </span>
  ) : (
    <span className={css.redacted}>{children}</span>
  );
}
