import { useCallback, useState } from "react";

export type Sending = typeof import("./sending.ts");

/** Rejects when the file does not come. */
export const loadSending = (): Promise<Sending> => import("./sending.ts");

/**
 * What is needed from the press on Send. `sending` is null until it has come, which `load` asks
 * for: when a field takes the focus, well before anything is sent, and at the latest on Send.
 */
export function useSending(): {
  readonly sending: Sending | null;
  readonly load: () => Promise<Sending>;
} {
  const [sending, setSending] = useState<Sending | null>(null);
  const load = useCallback(async () => {
    const come = await loadSending();
    setSending(come);
    return come;
  }, []);
  return { sending, load };
}
