import type { Claim } from "content/claims.ts";
import type { Words } from "content/kinds.ts";
import type { SectionProps } from "web/layout/sheet.tsx";
import { classNames } from "web/parts/class-names.ts";
import { HeadingWithBasis } from "web/parts/heading-with-basis.tsx";
import { RichText } from "web/parts/rich-text.tsx";
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
export function NumberedItems({ items, className, word = "" }: ItemListProps & { readonly word?: string }) {
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
        <h3>
          <RichText>{title}</RichText>
        </h3>
      </HeadingWithBasis>
      <p>
        <RichText>{words}</RichText>
      </p>
    </>
  );
}

/** Five to nine benefits: the first large, the rest in three columns. */
export function Benefits({ id, label, items, ground = "bond", ...head }: SectionProps & Words<"itemList"> & { ground?: "bond" | "board" }) {
  return (
    <HeadedSheet id={id} label={label} {...head} ground={ground}>
      <ol className={classNames(blocks.ruled, blocks.notes, css.benefits)}>
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
    </HeadedSheet>
  );
}

/** Four or six benefits of equal weight, large and in pairs. */
export function BenefitPairs({
  id,
  label,
  items,
  ground = "bond",
  ...head
}: SectionProps & Words<"itemList"> & { ground?: "bond" | "board" }) {
  return (
    <HeadedSheet id={id} label={label} {...head} ground={ground}>
      <ItemList items={items} className={classNames(folders.capped, blocks.texts, folders.large, css.pairs)} />
    </HeadedSheet>
  );
}

/** Four to eight features as a numbered index in two columns. */
export function FeatureIndex({
  id,
  label,
  items,
  ground = "bond",
  ...head
}: SectionProps & Words<"itemList"> & { ground?: "bond" | "board" }) {
  return (
    <HeadedSheet id={id} label={label} {...head} ground={ground}>
      <NumberedIndex items={items} />
    </HeadedSheet>
  );
}

/** The index alone, for sections with another frame. */
export function NumberedIndex({ items }: { items: readonly Item[] }) {
  return <NumberedItems items={items} className={classNames(blocks.ruled, blocks.notes, css.index)} />;
}

/** Use cases in ruled cells, each phrased as a client would say it. */
export function UseCases({ id, label, items, ground = "bond", ...head }: SectionProps & Words<"itemList"> & { ground?: "bond" | "board" }) {
  return (
    <HeadedSheet id={id} label={label} {...head} ground={ground}>
      <ItemList items={items} className={classNames(folders.framed, css.uses)} />
    </HeadedSheet>
  );
}
