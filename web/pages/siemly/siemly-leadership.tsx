import { type SectionProps, Sheet } from "#app/layout/sheet.tsx";
import { SectionHead, type SectionHeadContent } from "#app/sections/section-head.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Monogram } from "#app/ui/monogram.tsx";
import text from "#app/ui/text.module.css";
import type { Person } from "#content/people.ts";
import css from "./siemly-leadership.module.css";

export type LeadershipContent = SectionHeadContent & { readonly label: string; readonly people: readonly Person[] };

/** Four people on cards: portrait, name, title, biography. Every second card is lower. */
export function SiemlyLeadership({ id, label, people, ...head }: SectionProps & LeadershipContent) {
  return (
    <Sheet id={id} label={label} ground="board">
      <SectionHead {...head} />
      <ul className={css.people}>
        {people.map(({ name, initials, seed, role, bio }) => (
          <li key={name}>
            <Monogram initials={initials} seed={seed} name={name} size="small" />
            <h3>{name}</h3>
            <p className={classNames(text.mono, css.title)}>{role}</p>
            <p className={css.bio}>{bio}</p>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
