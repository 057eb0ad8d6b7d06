import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import { SectionHead, type SectionHeadContent } from "web/sections/section-head.tsx";
import css from "./review-projects.module.css";

type RoomsContent = SectionHeadContent & {
  readonly specimen: string;
  readonly items: readonly Readonly<Record<"figure" | "unit" | "title" | "text", string>>[];
};

/** Project cards that start with the most important number. */
export function ReviewProjects({ id, label, heading, lead, specimen, items }: SectionProps & RoomsContent) {
  return (
    <Sheet id={id} label={label}>
      <SectionHead heading={heading} {...(lead ? { lead } : {})} />
      <ul className={css.rooms}>
        {items.map((item, i) => (
          <li key={item.title}>
            <p className={css.figure}>
              {item.figure}
              <small>{item.unit}</small>
            </p>
            <div>
              <p className={classNames(text.mono, css.specimen)}>
                {specimen} {i + 1}
              </p>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
