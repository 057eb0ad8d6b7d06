import type { Person } from "content/people.ts";
import css from "./monogram.module.css";
import { Monogram } from "./monogram.tsx";
import { Picture } from "./picture.tsx";

/** How wide a portrait of each size is at most (monogram.module.css and the lists that show it). */
const sizes = { small: "(min-width: 80rem) 18rem, 45vw", thumb: "6.5rem" };

/** The photograph of a person, or the engraved monogram until there is one. */
export function Portrait({ person, size }: { person: Person; size: keyof typeof sizes }) {
  const { name, initials, seed, picture } = person;
  if (!picture) return <Monogram initials={initials} seed={seed} name={name} size={size} />;
  return <Picture picture={picture} sizes={sizes[size]} className={css.monogram} />;
}
