import type { Claim } from "content/claims.ts";
import type { Words } from "content/kinds.ts";
import { labels } from "content/words.ts";
import exhibit from "web/exhibits/exhibit.module.css";
import { Exhibit } from "web/exhibits/exhibit.tsx";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { BasisButton } from "web/parts/basis.tsx";
import { classNames } from "web/parts/class-names.ts";
import { Phrase, RichText } from "web/parts/rich-text.tsx";
import rows from "web/parts/rows.module.css";
import text from "web/parts/text.module.css";
import blocks from "web/sections/blocks.module.css";
import css from "./checklist.module.css";

export type CheckItem = {
  readonly strong: string;
  readonly rest: string;
  /** The claim whose figure is in the bold words. */
  readonly basis?: Claim | undefined;
};

type ChecklistProps = SectionProps & Words<"checklist"> & { ground?: "bond" | "board" };

/** Reasons as a checked-off list, plain or as a form in an exhibit. */
export function Checklist({
  id,
  label,
  heading,
  lead,
  items,
  crossed,
  form,
  ground = "board",
}: ChecklistProps) {
  return (
    <Sheet id={id} label={label} heading={heading} ground={ground}>
      <div className={blocks.split}>
        <div className={blocks.stack}>
          <Phrase as="h2" words={heading} />
          {lead && <Phrase as="p" className={text.lead} words={lead} />}
        </div>
        {form ? (
          <Exhibit
            word={labels.form}
            letter={form.number}
            title={form.title}
            note={labels.formNote(items.length)}
          >
            <CheckedList
              items={items}
              crossed={crossed}
              className={classNames(exhibit.lined, css.form)}
            />
          </Exhibit>
        ) : (
          <CheckedList items={items} crossed={crossed} className={blocks.ruled} />
        )}
      </div>
    </Sheet>
  );
}

type CheckedListProps = {
  items: readonly CheckItem[];
  crossed?: boolean | undefined;
  className?: string | undefined;
};

export function CheckedList({ items, crossed = false, className }: CheckedListProps) {
  return (
    <ul className={classNames(rows.railed, css.list, className)}>
      {items.map(({ strong, rest, basis }) => (
        <li key={strong}>
          <svg
            viewBox="0 0 22 22"
            fill="none"
            stroke="var(--ink)"
            strokeWidth="2"
            aria-hidden="true"
          >
            <rect strokeWidth="1.4" x="1.7" y="3.7" width="16" height="16" />
            <path d={crossed ? "M5 7l9.5 9.5M14.5 7L5 16.5" : "M5 11l4 4.5L20 2"} />
          </svg>
          <span>
            <b>{strong}</b>
            {basis && <BasisButton claim={basis} />} <RichText>{rest}</RichText>
          </span>
        </li>
      ))}
    </ul>
  );
}
