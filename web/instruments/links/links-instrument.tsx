import { FileInstrument } from "web/instruments/frame/file-instrument.tsx";
import { links as words } from "./words.ts";

/** Messages and mailboxes, and which of their attachments are only links. */
export function LinksInstrument() {
  return <FileInstrument words={words} load={() => import("./links-work.tsx")} options="" multiple />;
}
