import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { Button } from "web/parts/button.tsx";
import { classNames } from "web/parts/class-names.ts";
import { HeadRow } from "web/parts/head-row.tsx";
import text from "web/parts/text.module.css";
import css from "./frame.module.css";
import reports from "./reports.module.css";
import { useSession } from "./session.ts";

type LoadedProps<T> = {
  query: UseQueryResult<T | null>;
  what: string;
  /**
   * Shown when nobody is signed in. Left out where somebody was, so that 401 means that the session
   * has ended.
   */
  stranger?: ReactNode;
  /** The heading of the page while there is no data, where the data brings the page's `main`. */
  page?: string;
  children: (data: T) => ReactNode;
};

/**
 * The data, or the reason why there is none: loading, failed (with a retry button), or not signed
 * in.
 */
export function Loaded<T>({ query, what, stranger, page, children }: LoadedProps<T>) {
  const { data, error, refetch } = query;
  if (data === null) return stranger ?? <Ended />;
  if (error) {
    return (
      <Whole page={page}>
        <p className={css.failure} role="alert">
          {what} could not be read. {error.message}
        </p>
        <Button line small onClick={() => refetch()}>
          Try again
        </Button>
      </Whole>
    );
  }
  if (data === undefined) {
    return (
      <Whole page={page}>
        <p className={text.mono} role="status">
          Reading {what.toLowerCase()} …
        </p>
      </Whole>
    );
  }
  return children(data);
}

/** What stands in place of the data: a page of its own where `page` names one. */
export function Whole({ page, children }: { page: string | undefined; children: ReactNode }) {
  if (page === undefined) return <div className={css.state}>{children}</div>;
  return (
    <main className={css.screen}>
      <h1>{page}</h1>
      {children}
    </main>
  );
}

/** A session that ends while somebody works leads to the sign-in, which says so. */
function Ended() {
  const { lose } = useSession();
  useEffect(lose, [lose]);
  return null;
}

/** Says in a sentence that there is nothing to show. */
export function Empty({ children }: { children: ReactNode }) {
  return <p className={css.empty}>{children}</p>;
}

type WideTableProps = {
  label: string;
  className: string | undefined;
  columns: readonly string[];
  children: ReactNode;
};

/** A table of rows that scrolls sideways where it is too wide. */
export function WideTable({ label, className, columns, children }: WideTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable by keyboard.
    <section className={className} aria-label={label} tabIndex={0}>
      <table className={classNames(text.mono, reports.tablePart)}>
        <HeadRow columns={columns} />
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}

/** Why a change has failed; nothing when it has not. */
export function Failure({ error }: { error: Error | null }) {
  return error ? (
    <p className={css.failure} role="alert">
      {error.message}
    </p>
  ) : null;
}
