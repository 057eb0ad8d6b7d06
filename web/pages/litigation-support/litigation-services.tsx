import { type SectionProps, Sheet } from "#app/layout/sheet.tsx";
import { Bates } from "#app/ui/bates.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Anchor } from "#app/ui/link.tsx";
import text from "#app/ui/text.module.css";
import { batesOf, type SitePath } from "#content/site-map.ts";
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
