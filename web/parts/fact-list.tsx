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
