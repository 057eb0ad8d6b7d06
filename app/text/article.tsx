import { Exhibit, LogTable } from "#app/exhibits/exhibit.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { RichText } from "#app/ui/rich-text.tsx";
import text from "#app/ui/text.module.css";
import { blog } from "#content/pages/blog.ts";
import { DecisionPoint } from "./decision-point.tsx";
import type { NumberedBlock, Paragraph } from "./numbering.ts";
import css from "./prose.module.css";

/** Numbered paragraphs with notes beside them. */
export function Prose({ blocks, opening = false }: { blocks: readonly NumberedBlock[]; opening?: boolean }) {
  return (
    <div className={css.prose}>
      {blocks.map((block, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of an article never change order
        <BlockOf key={i} block={block} opening={opening && i === 0} />
      ))}
    </div>
  );
}

function BlockOf({ block, opening }: { block: NumberedBlock; opening: boolean }) {
  switch (block.kind) {
    case "paragraph":
      return <NumberedParagraph {...block} opening={opening} />;
    case "note":
      return (
        <aside className={css.note} aria-label={block.title}>
          <p className={text.monoInk}>{block.title}</p>
          <p>
            <RichText>{block.text}</RichText>
          </p>
        </aside>
      );
    case "points":
      return (
        <ul className={css.points}>
          {block.items.map(({ name, text: words }) => (
            <li key={name}>
              <b>{name}</b>
              <span>{words}</span>
            </li>
          ))}
        </ul>
      );
    case "table":
      return (
        <Exhibit letter={block.letter} title={block.title} note={block.note} className={css.exhibit}>
          <LogTable label={block.title} columns={block.columns} rows={block.rows.map((cells, i) => ({ cells, on: i === block.marked }))} />
        </Exhibit>
      );
    case "decision":
      return <DecisionPoint {...block} />;
  }
}

/** A paragraph with its number, which links to the paragraph. */
export function NumberedParagraph({ n, text: words, opening = false }: Paragraph & { opening?: boolean }) {
  return (
    <p className={classNames(css.paragraph, opening && css.opening)} id={`p${n}`}>
      <a className={classNames(text.mono, css.number)} href={`#p${n}`} aria-label={blog.card.paragraph(n)}>
        {n}
      </a>
      <RichText>{words}</RichText>
    </p>
  );
}
