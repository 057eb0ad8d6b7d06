import { Exhibit } from "./exhibit.tsx";

export function HostingExhibit({ letter = "A" }: { letter?: string }) {
  return <Exhibit letter={letter} title="Hosting">{null}</Exhibit>;
}
