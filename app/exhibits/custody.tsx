import { Exhibit } from "./exhibit.tsx";

export function CustodyExhibit({ letter = "A" }: { letter?: string }) {
  return <Exhibit letter={letter} title="Custody">{null}</Exhibit>;
}
