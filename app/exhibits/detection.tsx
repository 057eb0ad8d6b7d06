import { Exhibit } from "./exhibit.tsx";

export function DetectionExhibit({ letter = "A" }: { letter?: string }) {
  return <Exhibit letter={letter} title="Detection">{null}</Exhibit>;
}
