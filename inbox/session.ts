import { createContext, useContext } from "react";

/** Who is signed in. */
export type Session = {
  /** The staff token, kept for this tab only and never in a cookie; "" when nobody is signed in. */
  readonly token: string;
  /** The last token was not the right one. */
  readonly refused: boolean;
  readonly signIn: (token: string) => void;
  readonly signOut: () => void;
  readonly refuse: () => void;
};

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error("useSession belongs inside the app");
  return session;
}

const KEY = "staff-token";

export function storedToken(): string {
  return sessionStorage.getItem(KEY) ?? "";
}

export function storeToken(token: string): void {
  if (token) sessionStorage.setItem(KEY, token);
  else sessionStorage.removeItem(KEY);
}

/** The header that carries the token. Without one, or with characters no header can carry, none: the answer is then 401. */
export function bearer(token: string): Record<string, string> {
  return /^[\x21-\x7e]+$/.test(token) ? { Authorization: `Bearer ${token}` } : {};
}
