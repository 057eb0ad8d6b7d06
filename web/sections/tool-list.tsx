import { tools } from "web/instruments/tools.ts";
import { classNames } from "web/parts/class-names.ts";
import { Anchor } from "web/parts/link.tsx";
import blocks from "web/sections/blocks.module.css";
import css from "./tool-list.module.css";

/** All instruments, each by the question it answers. */
export function ToolList() {
  return <LinkList links={tools().map(({ question, name, to }) => ({ label: question, note: name, to }))} className={css.tools} />;
}

type LinkRow = { readonly label: string; readonly note: string } & Pick<Parameters<typeof Anchor>[0], "to">;

/** Ruled rows: what a visitor has in mind, and at the right where it leads. */
export function LinkList({ links, className }: { links: readonly LinkRow[]; className?: string | undefined }) {
  return (
    <ul className={classNames(blocks.ruled, css.list, className)}>
      {links.map(({ label, note, to }) => (
        <li key={to + label}>
          <Anchor to={to}>
            <b>{label}</b> <span>{note}</span>
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
