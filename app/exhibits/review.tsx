import { Exhibit } from "./exhibit.tsx";

export function ReviewExhibit({ letter = "A" }: { letter?: string }) {
  return <Exhibit letter={letter} title="Review">{null}</Exhibit>;
}
