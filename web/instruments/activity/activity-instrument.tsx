import { activity as words } from "content/instruments.ts";
import { FileInstrument } from "web/instruments/frame/file-instrument.tsx";

/** Audit exports of Microsoft Purview: who did what when, and what five tests find in it. */
export function ActivityInstrument() {
  return (
    <FileInstrument
      words={words}
      load={() => import("./activity-work.tsx")}
      options={{}}
      multiple
    />
  );
}
