import { Exhibit } from "#app/exhibits/exhibit.tsx";
import { Sheet, type SectionProps } from "#app/layout/sheet.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { classNames } from "#app/ui/class-names.ts";
import text from "#app/ui/text.module.css";
import css from "./checklist.module.css";

export type CheckItem = { readonly strong: string; readonly rest: string };
export type ChecklistContent = {
  readonly label: string;
  readonly heading: string;
  readonly lead?: string;
  readonly items: readonly CheckItem[];
  /** When the list is a filled-in form: its number and title. */
  readonly form?: { readonly number: string; readonly title: string };
};

/** Reasons as a list that has been checked off, plain or as a form in an exhibit. */
export function Checklist({ id, label, heading, lead, items, form, ground = "board" }: SectionProps & ChecklistContent & { ground?: "bond" | "board" }) {
  return (
    <Sheet id={id} label={label} ground={ground}>
      <div className={css.split}>
        <div>
          <h2>
            <RichText>{heading}</RichText>
          </h2>
          {lead && (
            <p className={text.lead}>
              <RichText>{lead}</RichText>
            </p>
          )}
        </div>
        {form ? (
          <Exhibit word="Form" letter={form.number} title={form.title} note={`${items.length} of ${items.length}`}>
            <CheckedList items={items} className={css.form} />
          </Exhibit>
        ) : (
          <CheckedList items={items} className={css.ruled} />
        )}
      </div>
    </Sheet>
  );
}

export function CheckedList({ items, className }: { items: readonly CheckItem[]; className?: string | undefined }) {
  return (
    <ul className={classNames(css.list, className)}>
      {items.map(({ strong, rest }) => (
        <li key={strong}>
          <svg viewBox="0 0 22 22" aria-hidden="true">
            <rect x="1.7" y="3.7" width="16" height="16" />
            <path d="M5 11l4 4.5L20 2" />
          </svg>
          <span>
            <b>{strong}</b> <RichText>{rest}</RichText>
          </span>
        </li>
      ))}
    </ul>
  );
}
