import type { ReactNode } from "react";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { SectionHead, type SectionHeadContent } from "web/sections/section-head.tsx";
import css from "./intelligence-categories.module.css";

type CategoriesContent = SectionHeadContent & {
  readonly label: string;
  readonly categories: readonly { readonly title: string; readonly text: string; readonly workflows: readonly string[] }[];
};

/** The kinds of intelligence, each with its workflows and one exhibit. `exhibits` are in the order of the categories. */
export function IntelligenceCategories({
  id,
  label,
  categories,
  exhibits,
  ...head
}: SectionProps & CategoriesContent & { exhibits: readonly ReactNode[] }) {
  return (
    <Sheet id={id} label={label} ground="board">
      <SectionHead {...head} />
      <div className={css.categories}>
        {categories.map(({ title, text, workflows }, i) => (
          <article key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
            <ul>
              {workflows.map((workflow) => (
                <li key={workflow}>{workflow}</li>
              ))}
            </ul>
            {exhibits[i]}
          </article>
        ))}
      </div>
    </Sheet>
  );
}
