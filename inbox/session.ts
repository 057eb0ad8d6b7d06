import { createContext, useContext } from "react";
import type { SessionView } from "#shared/staff-inbox.ts";
import { may, type Right } from "#shared/staff-roles.ts";

/** Who is signed in. The session itself is in a cookie that no script can read. */
export type Session = {
  /** Null when nobody is. */
  readonly who: SessionView | null;
  /** The session was there, and is over. */
  readonly ended: boolean;
  /** Asks the service who is signed in now. */
  readonly refresh: () => Promise<unknown>;
  /** The service no longer knows the session. */
  readonly lose: () => void;
};

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error("useSession belongs inside the app");
  return session;
}

/** Whether the person who is signed in may do this; the service asks the same table. */
export function useMay(right: Right): boolean {
  const { who } = useSession();
  return who !== null && may(who.role, right);
}
