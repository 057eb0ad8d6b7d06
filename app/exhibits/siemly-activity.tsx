import { Exhibit } from "./exhibit.tsx";

export function SiemlyActivityExhibit({ letter = "A" }: { letter?: string }) {
  return <Exhibit letter={letter} title="SiemlyActivity">{null}</Exhibit>;
}
