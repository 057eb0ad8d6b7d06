import { Exhibit } from "./exhibit.tsx";

export function HandwritingExhibit({ letter = "A" }: { letter?: string }) {
  return <Exhibit letter={letter} title="Handwriting">{null}</Exhibit>;
}
