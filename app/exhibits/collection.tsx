import { Exhibit } from "./exhibit.tsx";

export function CollectionExhibit({ letter = "A" }: { letter?: string }) {
  return <Exhibit letter={letter} title="Collection">{null}</Exhibit>;
}
