import { Exhibit } from "./exhibit.tsx";

export function RetentionExhibit({ letter = "A" }: { letter?: string }) {
  return <Exhibit letter={letter} title="Retention">{null}</Exhibit>;
}
