import type { ReactNode } from "react";

type FactListProps = {
  readonly facts: readonly (readonly [term: string, fact: ReactNode])[];
  readonly className?: string | undefined;
  readonly termClass?: string | undefined;
};

/** Terms with their descriptions. Each pair has a box, for rules and columns. */
export function FactList({ facts, className, termClass }: FactListProps) {
  return (
    <dl className={className}>
      {facts.map(([term, fact]) => (
        <div key={term}>
          <dt className={termClass}>{term}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Texts as an unordered list. */
export function TextList({
  items,
  className,
}: {
  items: readonly string[];
  className?: string | undefined;
}) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
