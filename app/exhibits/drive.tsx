import { Exhibit } from "./exhibit.tsx";

export function DriveExhibit({ letter = "A" }: { letter?: string }) {
  return <Exhibit letter={letter} title="Drive">{null}</Exhibit>;
}
