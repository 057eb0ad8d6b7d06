import { count } from "content/specimen/count.ts";
import { FileInstrument } from "web/instruments/frame/file-instrument.tsx";
import { fileSize } from "web/instruments/frame/file-size.ts";
import type { GivenFile } from "web/instruments/frame/intake.ts";
import { HashList } from "./hash-list.tsx";
import { hash as words } from "./words.ts";

/** Files or a folder, hashed and compared with a list, which is the option. */
export function HashInstrument() {
  return (
    <FileInstrument
      words={words}
      load={() => import("./hash-work.tsx")}
      options=""
      progress={words.progress}
      multiple
      labelled={namesOf}
      cells={(list) => <HashList initial={list.current} onChange={(text) => (list.current = text)} />}
    />
  );
}

const namesOf = (files: readonly GivenFile[]) => [count(files.length), fileSize(files.reduce((sum, { file }) => sum + file.size, 0))];
