import { classNames } from "web/parts/class-names.ts";
import { Anchor } from "web/parts/link.tsx";
import text from "web/parts/text.module.css";
import blocks from "web/sections/blocks.module.css";
import css from "./link-list.module.css";

type LinkRow = { readonly label: string; readonly note: string } & Pick<
  Parameters<typeof Anchor>[0],
  "to"
>;

/**
 * Ruled rows: what a visitor has in mind, and at the right where it leads. `columns`: two of them
 * where there is room.
 */
export function LinkList({
  links,
  columns = false,
}: {
  links: readonly LinkRow[];
  columns?: boolean;
}) {
  return (
    <ul className={classNames(blocks.ruled, css.list, columns && css.columns)}>
      {links.map(({ label, note, to }) => (
        <li key={to + label}>
          <Anchor to={to}>
            <b className={classNames(text.words, text.alleged)}>{label}</b>{" "}
            <span className={text.note}>{note}</span>
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
