import { HeadingWithBasis } from "#app/ui/heading-with-basis.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import text from "#app/ui/text.module.css";
import type { Claim } from "#content/claims.ts";

/** A benefit, a feature, a use, a value: its name and what is to be said about it. */
export type Item = {
  readonly title: string;
  readonly text: string;
  /** The claim whose figure the title highlights. */
  readonly basis?: Claim;
};

type ItemListProps = { readonly items: readonly Item[]; readonly className?: string | undefined };

/** Items in no order. */
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

/** Items that are counted, each after its number: “1”, or “Art. 1”. */
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
