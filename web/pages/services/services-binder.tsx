import type { Href } from "content/site-map.ts";
import { Sheet } from "web/layout/sheet.tsx";
import { classNames } from "web/parts/class-names.ts";
import { Anchor, GoLink } from "web/parts/link.tsx";
import { RichText } from "web/parts/rich-text.tsx";
import text from "web/parts/text.module.css";
import css from "./services-binder.module.css";

export type BinderContent = {
  readonly id: string;
  readonly letter: string;
  readonly stock: 1 | 2 | 3 | 4;
  readonly title: string;
  readonly text: string;
  readonly all: { readonly label: string; readonly href: Href };
  /** `anchor`: set when the footer links to the service itself. */
  readonly services: readonly { readonly name: string; readonly text: string; readonly href: Href; readonly anchor?: string }[];
};

/** One practice in its colour: name and link on the left, its services on the right. */
export function ServicesBinder({ id, label, letter, stock, title, text: words, all, services }: BinderContent & { label: string }) {
  return (
    <Sheet id={id} label={label} marginNote={null} ground="tab" className={classNames(css.binder, css[`stock${stock}`])}>
      <div className={css.frame}>
        <div className={css.head}>
          <h2>{title}</h2>
          <p>
            <RichText>{words}</RichText>
          </p>
          <GoLink to={all.href}>{all.label}</GoLink>
        </div>
        <ol className={css.list}>
          {services.map(({ name, text: note, href, anchor }, i) => (
            <li key={name} id={anchor}>
              <Anchor to={href}>
                <span className={text.mono}>
                  {letter}-{i + 1}
                </span>
                <b>{name}</b>
                <span className={css.note}>{note}</span>
              </Anchor>
            </li>
          ))}
        </ol>
      </div>
    </Sheet>
  );
}
