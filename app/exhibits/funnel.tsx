import { Exhibit } from "./exhibit.tsx";

export function FunnelExhibit({ letter = "A" }: { letter?: string }) {
  return <Exhibit letter={letter} title="Funnel">{null}</Exhibit>;
}
