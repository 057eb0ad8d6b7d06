import { Exhibit } from "./exhibit.tsx";

export function LoadFileExhibit({ letter = "A" }: { letter?: string }) {
  return <Exhibit letter={letter} title="LoadFile">{null}</Exhibit>;
}
