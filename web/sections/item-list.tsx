import type { Claim } from "content/claims.ts";
import type { Words } from "content/kinds.ts";
import type { SectionProps } from "web/layout/sheet.tsx";
import { HeadingWithBasis } from "web/parts/basis.tsx";
import { classNames } from "web/parts/class-names.ts";
import { Phrase } from "web/parts/rich-text.tsx";
import rows from "web/parts/rows.module.css";
import text from "web/parts/text.module.css";
import blocks from "web/sections/blocks.module.css";
import folders from "web/sections/folders.module.css";
import css from "./item-list.module.css";
import { HeadedSheet } from "./section-head.tsx";

/** A benefit, feature, use or value: its name and its description. */
export type Item = {
  readonly title: string;
  readonly text: string;
  /** The claim whose figure is highlighted in the title. */
  readonly basis?: Claim;
};

type ItemListProps = { readonly items: readonly Item[]; readonly className?: string | undefined };

/** An unordered list. */
export function ItemList({ items, className }: ItemListProps) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item.title}>
          <ItemWords {...item} />
        </li>
      ))}
    </ul>
  );
}

/** An ordered list with a number before each item: “1”, or “Art. 1”. */
export function NumberedItems({
  items,
  className,
  word = "",
}: ItemListProps & { readonly word?: string }) {
  return (
    <ol className={className}>
      {items.map((item, i) => (
        <li key={item.title}>
          <span className={text.mono}>{word ? `${word} ${i + 1}` : i + 1}</span>
          <ItemWords {...item} />
        </li>
      ))}
    </ol>
  );
}

function ItemWords({ title, text: words, basis }: Item) {
  return (
    <>
      <HeadingWithBasis claim={basis}>
        <Phrase as="h3" words={title} />
      </HeadingWithBasis>
      <Phrase as="p" words={words} />
    </>
  );
}

type ItemSectionProps = SectionProps & Words<"itemList"> & { ground?: "bond" | "board" };

/** Five to nine benefits: the first large, the rest in three columns. */
export function Benefits({ items, ...section }: ItemSectionProps) {
  return (
    <HeadedSheet {...section}>
      <NumberedItems
        items={items}
        className={classNames(blocks.ruled, blocks.notes, css.benefits)}
      />
    </HeadedSheet>
  );
}

/** Four or six benefits of equal weight, large and in pairs. */
export function BenefitPairs({ items, ...section }: ItemSectionProps) {
  return (
    <HeadedSheet {...section}>
      <ItemList
        items={items}
        className={classNames(blocks.capped, blocks.texts, folders.large, blocks.twos)}
      />
    </HeadedSheet>
  );
}

/** Four to eight features as a numbered index in two columns. */
export function FeatureIndex({ items, ...section }: ItemSectionProps) {
  return (
    <HeadedSheet {...section}>
      <NumberedIndex items={items} />
    </HeadedSheet>
  );
}

/** The index alone, for sections with another frame. */
export function NumberedIndex({ items }: { items: readonly Item[] }) {
  return (
    <NumberedItems
      items={items}
      className={classNames(blocks.ruled, blocks.notes, rows.railed, blocks.twos, css.index)}
    />
  );
}

/** Use cases in ruled cells, each phrased as a client would say it. */
export function UseCases({ items, ...section }: ItemSectionProps) {
  return (
    <HeadedSheet {...section}>
      <ItemList items={items} className={classNames(folders.framed, folders.cells, css.uses)} />
    </HeadedSheet>
  );
}
