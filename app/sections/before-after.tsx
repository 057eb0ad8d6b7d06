import { type SectionProps, Sheet } from "#app/layout/sheet.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import text from "#app/ui/text.module.css";
import css from "./before-after.module.css";
import type { Item } from "./benefits.tsx";

export type BeforeAfterContent = {
  readonly label: string;
  /** The section's name for those who do not see it; the drawing speaks for itself. */
  readonly heading: string;
  readonly before: { readonly caption: string; readonly alleged: string; readonly remark: string };
  readonly items: readonly Item[];
};

/** How it was done before, in the broken cut, against three or four benefits. */
export function BeforeAfter({
  id,
  label,
  heading,
  before,
  items,
  ground = "board",
}: SectionProps & BeforeAfterContent & { ground?: "bond" | "board" }) {
  return (
    <Sheet id={id} label={label} ground={ground}>
      <h2 className={text.hidden}>{heading}</h2>
      <div className={css.grid}>
        <div className={css.before}>
          <p className={text.mono}>{before.caption}</p>
          <p className={css.alleged}>{before.alleged}</p>
          <p className={text.mono}>{before.remark}</p>
        </div>
        <ul>
          {items.map((item) => (
            <li key={item.title}>
              <h3>
                <RichText>{item.title}</RichText>
              </h3>
              <p>
                <RichText>{item.text}</RichText>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </Sheet>
  );
}
