import { blog } from "content/pages/blog.ts";
import type { Person } from "content/people.ts";
import { GoLink } from "web/parts/link.tsx";
import { Monogram } from "web/parts/monogram.tsx";
import text from "web/parts/text.module.css";
import css from "./authors-box.module.css";

type AuthorsBoxProps = { heading: string; people: readonly Person[] };

/** The authors, with a link to each profile. */
export function AuthorsBox({ heading, people }: AuthorsBoxProps) {
  return (
    <div className={css.authors}>
      <h3 className={text.mono}>{heading}</h3>
      <ul>
        {people.map(({ name, initials, seed, role, bio, profile: href }) => (
          <li key={name}>
            <Monogram initials={initials} seed={seed} name={name} size="thumb" />
            <div>
              <h4>{name}</h4>
              <p className={text.monoInk}>{role}</p>
              <p className={css.bio}>{bio}</p>
              <GoLink to={href} newTab>
                {blog.article.profile}
                <span className={text.hidden}>{blog.article.profileOf(name)}</span>
              </GoLink>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
