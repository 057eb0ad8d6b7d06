import { batesOf, type SitePath } from "content/site-map.ts";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { Bates } from "web/parts/bates.tsx";
import { classNames } from "web/parts/class-names.ts";
import { Anchor } from "web/parts/link.tsx";
import text from "web/parts/text.module.css";
import css from "./litigation-services.module.css";

type ContentsTableContent = {
  readonly heading: string;
  readonly items: readonly (Readonly<Record<"title" | "text" | "call", string>> & { readonly href: SitePath })[];
};

/** A practice's services as a table of contents with the first Bates number of each. */
export function LitigationServices({ id, label, heading, items }: SectionProps & ContentsTableContent) {
  return (
    <Sheet id={id} label={label}>
      <h2 className={classNames(text.mono, css.heading)}>{heading}</h2>
      <ol className={css.contents}>
        {items.map((item) => (
          <li key={item.href}>
            <h3>
              <Anchor to={item.href}>{item.title}</Anchor>
            </h3>
            <span className={css.leader} aria-hidden="true" />
            <Bates n={batesOf[item.href] ?? 0} />
            <p>{item.text}</p>
            <p className={text.mono}>{item.call}</p>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
