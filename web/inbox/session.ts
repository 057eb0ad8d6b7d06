import type { SessionView } from "content/wire/staff-inbox.ts";
import { may, type Right } from "content/wire/staff-roles.ts";
import { createContext, useContext } from "react";

/** The signed-in person. The session is in a cookie that scripts cannot read. */
export type Session = {
  /** Null when nobody is signed in. */
  readonly who: SessionView | null;
  /** True when there was a session and it has ended. */
  readonly ended: boolean;
  /** Asks the service again who is signed in. */
  readonly refresh: () => Promise<unknown>;
  /** Called when the service no longer accepts the session. */
  readonly lose: () => void;
};

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error("useSession belongs inside the app");
  return session;
}

/** Whether the signed-in person may do this; the service checks the same table. */
export function useMay(right: Right): boolean {
  const { who } = useSession();
  return who !== null && may(who.role, right);
}
