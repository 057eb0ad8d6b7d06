import type { Claim } from "content/claims.ts";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { Figure } from "web/parts/figure.tsx";
import text from "web/parts/text.module.css";
import { SectionHead, type SectionHeadContent } from "web/sections/section-head.tsx";
import css from "./home-difference.module.css";

type Entry = {
  readonly alleged: string;
  readonly claim: Claim;
  /** The words before a maximum: “Up to”. */
  readonly before?: string;
  readonly title: string;
  readonly text: string;
};
type HomeLedgerProps = SectionProps &
  SectionHeadContent & { readonly columns: Readonly<Record<"alleged" | "proved", string>>; readonly entries: readonly Entry[] };

/** The allegation, in broken type, against what is proved, in figures. The first figure is highlighted. */
export function HomeDifference({ id, label, columns, entries, ...head }: HomeLedgerProps) {
  return (
    <Sheet id={id} label={label} marginNote={null}>
      <SectionHead {...head} />
      <div className={css.ledger}>
        <div className={css.columns}>
          <span className={text.mono}>{columns.alleged}</span>
          <span className={text.mono}>{columns.proved}</span>
        </div>
        <ul>
          {entries.map(({ alleged, claim, before, title, text: words }, i) => (
            <li key={title}>
              <p className={css.alleged}>{alleged}</p>
              <div className={css.proved}>
                <p className={css.figure}>
                  {before && <span>{before} </span>}
                  {i === 0 ? (
                    <mark>
                      <Figure claim={claim} />
                    </mark>
                  ) : (
                    <Figure claim={claim} />
                  )}
                </p>
                <div>
                  <h3>{title}</h3>
                  <p>{words}</p>
                </div>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  );
}
