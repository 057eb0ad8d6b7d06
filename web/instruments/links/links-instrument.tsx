import { links as words } from "content/instruments.ts";
import { FileInstrument } from "web/instruments/frame/file-instrument.tsx";

/** Messages and mailboxes, and which of their attachments are only links. */
export function LinksInstrument() {
  return (
    <FileInstrument
      words={words}
      load={() => import("./links-work.tsx")}
      options={undefined}
      multiple
    />
  );
}
