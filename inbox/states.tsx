import type { UseQueryResult } from "@tanstack/react-query";
import { type ReactNode, useEffect } from "react";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import text from "#app/ui/text.module.css";
import { useSession } from "./session.ts";
import css from "./states.module.css";

type LoadedProps<T> = {
  query: UseQueryResult<T | null>;
  what: string;
  /** What is shown when nobody is signed in; left out where somebody was, so that the session is over. */
  stranger?: ReactNode;
  children: (data: T) => ReactNode;
};

/** What was read, or why it is not there: still loading, failed (with a way to try again), or not signed in. */
export function Loaded<T>({ query, what, stranger, children }: LoadedProps<T>) {
  const { data, error, refetch } = query;
  if (data === null) return stranger ?? <Ended />;
  if (error) {
    return (
      <div className={css.state}>
        <p className={css.failure} role="alert">
          {what} could not be read. {error.message}
        </p>
        <Button line small onClick={() => refetch()}>
          Try again
        </Button>
      </div>
    );
  }
  if (data === undefined) {
    return (
      <p className={classNames(text.mono, css.state)} role="status">
        Reading {what.toLowerCase()} …
      </p>
    );
  }
  return children(data);
}

/** A session that ended while somebody worked leads back to the sign-in, which says so. */
function Ended() {
  const { lose } = useSession();
  useEffect(lose, [lose]);
  return null;
}

/** There is nothing to show, in a sentence. */
export function Empty({ children }: { children: ReactNode }) {
  return <p className={css.empty}>{children}</p>;
}

/** Why a change did not happen; nothing when there was none. */
export function Failure({ error }: { error: Error | null }) {
  return error ? (
    <p className={css.failure} role="alert">
      {error.message}
    </p>
  ) : null;
}
