import { Exhibit } from "./exhibit.tsx";

export function QueryExhibit({ letter = "A" }: { letter?: string }) {
  return <Exhibit letter={letter} title="Query">{null}</Exhibit>;
}
