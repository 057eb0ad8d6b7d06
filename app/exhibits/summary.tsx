import { Exhibit } from "./exhibit.tsx";

export function SummaryExhibit({ letter = "A" }: { letter?: string }) {
  return <Exhibit letter={letter} title="Summary">{null}</Exhibit>;
}
