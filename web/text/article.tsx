import { fill } from "content/fill.ts";
import { blog } from "content/pages.ts";
import type { Picture as PictureData } from "content/picture.ts";
import type { Element, Nodes } from "hast";
import { toJsxRuntime } from "hast-util-to-jsx-runtime";
import type { ComponentProps, ReactNode } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { Exhibit, LogTable } from "web/exhibits/exhibit.tsx";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { classNames } from "web/parts/class-names.ts";
import { Address } from "web/parts/link.tsx";
import { Picture } from "web/parts/picture.tsx";
import rows from "web/parts/rows.module.css";
import text from "web/parts/text.module.css";
import { Choice, DecisionPoint, Door, Doors, TurnTo, VerdictLine } from "web/text/directives.tsx";
import css from "./article.module.css";
import { allNamed, cellsOf, property } from "./tree.ts";

/**
 * What each element of an article's tree looks like on its page (article-tree.ts); all others come
 * out as they are.
 */
const components = {
  p: Paragraph,
  prose: ({ children }: Inner) => <div className={css.prose}>{children}</div>,
  note: Note,
  points: ({ children }: Inner) => (
    <ul className={classNames(rows.short, css.points)}>{children}</ul>
  ),
  point: ({ children }: Inner) => <li>{children}</li>,
  exhibit: TableExhibit,
  decision: DecisionPoint,
  choice: Choice,
  verdict: VerdictLine,
  doors: Doors,
  door: Door,
  turn: TurnTo,
  a: ({ href = "", children }: ComponentProps<"a">) => <Address to={href}>{children}</Address>,
  del: ({ children }: Inner) => <span className={text.alleged}>{children}</span>,
  img: PictureOfProse,
  table: PlainTable,
};

type Inner = { children?: ReactNode };

/**
 * An article's elements as they look on its page. `authors` fills the box that the text asks for.
 */
export function toReact(
  tree: Nodes,
  more: Readonly<Record<string, (props: { heading: string }) => ReactNode>> = {},
): ReactNode {
  return toJsxRuntime(tree, {
    Fragment,
    jsx,
    jsxs,
    passNode: true,
    components: { ...components, ...more },
  });
}

/** One section of an article. The opening has no heading; its first paragraph is larger instead. */
export function ArticleSection({
  id,
  label,
  section,
  authors,
}: SectionProps & { section: Element; authors: (heading: string) => ReactNode }) {
  const kicker = property(section, "kicker");
  const [heading] = allNamed(section, "h2");
  const rest = section.children.filter((child) => child !== heading);
  return (
    <Sheet id={id} label={label} className={kicker ? css.ruled : undefined}>
      {heading && (
        <header className={css.header}>
          {kicker && <p className={text.mono}>{kicker}</p>}
          {toReact(heading)}
        </header>
      )}
      {toReact({ type: "root", children: rest }, { authors: (props) => authors(props.heading) })}
    </Sheet>
  );
}

/** A paragraph; one of the text proper has a number, which links to it. */
function Paragraph({
  n,
  opening,
  lead,
  children,
}: Inner & { n?: number; opening?: boolean; lead?: boolean }) {
  if (!n) return <p className={lead ? text.lead : undefined}>{children}</p>;
  return (
    <p className={classNames(css.paragraph, opening && css.opening)} id={`p${n}`}>
      <a
        className={classNames(text.mono, css.number)}
        href={`#p${n}`}
        aria-label={fill(blog.card.paragraph, { n })}
      >
        {n}
      </a>
      {children}
    </p>
  );
}

function Note({ title, children }: Inner & { title: string }) {
  return (
    <aside className={css.note} aria-label={title}>
      <p className={text.monoInk}>{title}</p>
      {children}
    </aside>
  );
}

function TableExhibit({
  letter,
  title,
  note,
  marked,
  node,
}: {
  letter: string;
  title: string;
  note: string;
  marked?: string;
  node: Element;
}) {
  const [columns = [], ...rows] = cellsOf(node);
  return (
    <Exhibit letter={letter} title={title} note={note} className={css.exhibit}>
      <LogTable
        label={title}
        columns={columns}
        rows={rows.map((cells, i) => ({ cells, on: i + 1 === Number(marked) }))}
      />
    </Exhibit>
  );
}

/** A table as written, which scrolls sideways when narrow. */
function PlainTable({ node, children }: Inner & { node?: Element }) {
  const columns = node ? (cellsOf(node)[0] ?? []) : [];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (axe: scrollable-region-focusable)
    <section className={css.table} tabIndex={0} aria-label={columns.join(", ")}>
      <table>{children}</table>
    </section>
  );
}

/** `widths`: a list with spaces. */
type ProsePicture = Omit<PictureData, "widths" | "caption"> & {
  readonly widths: string;
  readonly title?: string;
};

function PictureOfProse({ widths, title, ...picture }: ProsePicture) {
  return (
    <Figure
      picture={{ ...picture, widths: widths.split(" ").map(Number), caption: title }}
      sizes="(min-width: 44rem) 39rem, 90vw"
    />
  );
}

/** A picture with its caption. */
export function Figure({ picture, ...how }: Omit<ComponentProps<typeof Picture>, "className">) {
  return (
    <figure className={css.picture}>
      <Picture picture={picture} {...how} />
      {picture.caption && <figcaption className={text.mono}>{picture.caption}</figcaption>}
    </figure>
  );
}
