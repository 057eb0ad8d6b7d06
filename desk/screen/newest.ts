import { useEffect, useState } from "react";
import type { Refusal } from "./ask.ts";

/** In milliseconds: when it is asked again without a connection. */
const RETRY = 4_000;

/** The newest answer: of which version it is, its value, and why there is no newer one. */
type Newest<T> = { readonly version: string; readonly value: T | null; readonly refusal: Refusal | null };

/**
 * What `read` gives for the newest version, asked once at a time: a server that is slower than the typing is asked for the newest next.
 * Until it has answered, and when it refuses, the value is the former one. Nothing is asked for an empty version.
 */
export function useNewest<T>(version: string, read: () => Promise<T>): Newest<T> {
  const [answer, setAnswer] = useState<Newest<T>>({ version: "", value: null, refusal: null });
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    if (isAsking || version === "" || version === answer.version) return;
    setAsking(true);
    read()
      .then((value) => setAnswer({ version, value, refusal: null }))
      .catch(async (refusal: Refusal) => {
        const isAway = refusal.status === null;
        setAnswer((former) => ({ ...former, refusal, ...(!isAway && { version }) }));
        if (isAway) await new Promise((again) => setTimeout(again, RETRY));
      })
      .finally(() => setAsking(false));
  });
  return answer;
}
