import type { Claim } from "content/claims.ts";
import { claimCalled, pagesWith } from "content/find-claims.ts";
import { basisWords as words } from "content/words.ts";
import { Fragment, type ReactNode } from "react";
import { basisId } from "web/parts/basis.tsx";
import { Button } from "web/parts/button.tsx";
import { Address } from "web/parts/link.tsx";
import rows from "web/parts/rows.module.css";
import css from "./basis-panel.module.css";
import { basisStatement } from "./basis-statement.ts";

const parts = [
  "counted",
  "by",
  "population",
  "period",
  "date",
  "isNot",
] as const satisfies readonly (keyof typeof words.parts)[];

/**
 * The basis of one figure. A native popover, so it opens and closes before scripts have loaded. In
 * print it is a footnote.
 */
export function BasisPanel({ claim }: { claim: Claim }) {
  const id = basisId(claim.key);
  const statement = basisStatement(claim);
  return (
    <dialog id={id} popover="auto" className={css.panel} aria-labelledby={`${id}-title`}>
      <div className={css.top}>
        <p id={`${id}-title`} className={css.title}>
          <b>{claim.figure}</b> {claim.measures}
        </p>
        <Button line small popoverTarget={id} popoverTargetAction="hide">
          {words.close}
        </Button>
      </div>
      {statement && <p>{statement}</p>}
      <dl className={rows.short}>
        {parts
          .filter((part) => claim.basis[part])
          .map((part) => (
            <Row key={part} term={words.parts[part]}>
              {claim.basis[part]}
            </Row>
          ))}
        {claim.basis.differs?.map(({ claim: other, why }) => (
          <Row key={other} term={words.differs}>
            <Other claim={claimCalled(other)} /> {why}
          </Row>
        ))}
      </dl>
    </dialog>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Another figure, with the addresses of the first three pages that show it. */
function Other({ claim: { key, figure, measures } }: { claim: Claim }) {
  return (
    <>
      <b>{figure}</b> {measures} (
      {pagesWith(key)
        .slice(0, 3)
        .map((page, i) => (
          <Fragment key={page}>
            {i > 0 && ", "}
            <Address to={page}>{page === "/" ? words.home : page}</Address>
          </Fragment>
        ))}
      ).
    </>
  );
}
