import { Exhibit } from "./exhibit.tsx";

export function ChronologyExhibit({ letter = "A" }: { letter?: string }) {
  return <Exhibit letter={letter} title="Chronology">{null}</Exhibit>;
}
