import { Exhibit } from "./exhibit.tsx";

export function TranscriptExhibit({ letter = "A" }: { letter?: string }) {
  return <Exhibit letter={letter} title="Transcript">{null}</Exhibit>;
}
