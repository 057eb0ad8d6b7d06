import { Exhibit } from "./exhibit.tsx";

export function DataMapExhibit({ letter = "A" }: { letter?: string }) {
  return <Exhibit letter={letter} title="DataMap">{null}</Exhibit>;
}
