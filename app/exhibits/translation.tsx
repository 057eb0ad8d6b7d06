import { Exhibit } from "./exhibit.tsx";

export function TranslationExhibit({ letter = "A" }: { letter?: string }) {
  return <Exhibit letter={letter} title="Translation">{null}</Exhibit>;
}
