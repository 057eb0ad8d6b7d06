import type { Person } from "content/people.ts";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { classNames } from "web/parts/class-names.ts";
import { Monogram } from "web/parts/monogram.tsx";
import text from "web/parts/text.module.css";
import { SectionHead, type SectionHeadContent } from "web/sections/section-head.tsx";
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
