import type { Writer } from "content/wire/inbox-message.ts";
import { useWriters } from "./live.ts";
import { useSession } from "./session.ts";

/** The colleagues who are writing a reply now, without the signed-in person. */
export function useOtherWriters(): readonly Writer[] {
  const { who } = useSession();
  return useWriters().filter(({ name }) => name !== who?.name);
}

/** "Bo Lind is writing a reply", of one message; nothing when nobody is. */
export function WritersNow({
  writers,
  reference,
}: {
  writers: readonly Writer[];
  reference: string;
}) {
  const names = writers.filter((one) => one.reference === reference).map(({ name }) => name);
  if (names.length === 0) return null;
  return (
    <b>
      {names.join(" and ")} {names.length === 1 ? "is" : "are"} writing a reply
    </b>
  );
}
