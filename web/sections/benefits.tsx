import type { Words } from "content/kinds.ts";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { classNames } from "web/parts/class-names.ts";
import { HeadingWithBasis } from "web/parts/heading-with-basis.tsx";
import { RichText } from "web/parts/rich-text.tsx";
import text from "web/parts/text.module.css";
import css from "./benefits.module.css";
import { SectionHead } from "./section-head.tsx";

/** Five to nine benefits: the first large, the rest in three columns. */
export function Benefits({ id, label, items, ground = "bond", ...head }: SectionProps & Words<"itemList"> & { ground?: "bond" | "board" }) {
  return (
    <Sheet id={id} label={label} heading={head.heading} ground={ground}>
      <SectionHead {...head} />
      <ol className={css.list}>
        {items.map((item, i) => (
          <li key={item.title}>
            <span className={classNames(text.mono, css.number)}>{i + 1}</span>
            <HeadingWithBasis claim={item.basis}>
              <h3>{item.title}</h3>
            </HeadingWithBasis>
            <p>
              <RichText>{item.text}</RichText>
            </p>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
