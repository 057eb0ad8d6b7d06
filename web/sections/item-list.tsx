import type { Claim } from "content/claims.ts";
import { HeadingWithBasis } from "web/parts/heading-with-basis.tsx";
import { RichText } from "web/parts/rich-text.tsx";
import text from "web/parts/text.module.css";

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
          <Words {...item} />
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
          <Words {...item} />
        </li>
      ))}
    </ol>
  );
}

function Words({ title, text: words, basis }: Item) {
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
