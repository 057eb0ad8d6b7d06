import { Address, GoLink } from "#app/ui/link.tsx";
import { search } from "#content/search.ts";
import css from "./search-dialog.module.css";

const { empty, failed, contact, phone } = search;

/** No result, or no index: what happened, what to try, and whom to ask. */
export function NothingFound({ q, hasFailed }: { q: string; hasFailed: boolean }) {
  return (
    <div className={css.nothing}>
      <h3>{hasFailed ? failed.heading : empty.heading(q)}</h3>
      <p>{hasFailed ? failed.help : empty.help}</p>
      {hasFailed && <ArticlesLink q={q} reload />}
      <p>
        {empty.person} <a href={phone.href}>{phone.display}</a>
      </p>
      <GoLink to={contact.to}>{contact.label}</GoLink>
    </div>
  );
}

/** To the blog's search, which reads every paragraph of the articles. A whole load when scripts have failed to arrive. */
export function ArticlesLink({ q, reload = false }: { q: string; reload?: boolean }) {
  const to = q ? `/blog?q=${encodeURIComponent(q)}` : "/blog";
  const words = search.articles(q);
  return reload ? (
    <a href={to} className={css.articles}>
      {words}
    </a>
  ) : (
    <Address to={to} className={css.articles}>
      {words}
    </Address>
  );
}
