import { Exhibit } from "./exhibit.tsx";

export function DeidentificationExhibit({ letter = "A" }: { letter?: string }) {
  return <Exhibit letter={letter} title="Deidentification">{null}</Exhibit>;
}
