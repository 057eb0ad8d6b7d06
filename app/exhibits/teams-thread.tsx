import { Exhibit } from "./exhibit.tsx";

export function TeamsThreadExhibit({ letter = "A" }: { letter?: string }) {
  return <Exhibit letter={letter} title="TeamsThread">{null}</Exhibit>;
}
