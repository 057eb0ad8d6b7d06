import { Exhibit } from "./exhibit.tsx";

export function ProductionLogExhibit({ letter = "A" }: { letter?: string }) {
  return <Exhibit letter={letter} title="ProductionLog">{null}</Exhibit>;
}
