import { company } from "content/company.ts";
import { search } from "content/words.ts";
import { GoLink } from "web/parts/link.tsx";
import css from "./search-dialog.module.css";

const { empty, failed, contact } = search;
const { phone } = company;

/** No result: offers three pages, and the form with the words filled in. `titlesOnly`: the texts could not be searched. */
export function NothingFound({ q, titlesOnly }: { q: string; titlesOnly: boolean }) {
  return (
    <div className={css.nothing}>
      <h3>{titlesOnly ? empty.headingOfTitles(q) : empty.heading(q)}</h3>
      <p>{titlesOnly ? empty.helpOfTitles : empty.help}</p>
      {!titlesOnly && (
        <ul>
          {empty.start.map(({ label, to }) => (
            <li key={to}>
              <GoLink to={to}>{label}</GoLink>
            </li>
          ))}
        </ul>
      )}
      <AskLink words={q} />
      <Call />
    </div>
  );
}

/** The index could not be loaded: a link that does not need it, and contacts. */
export function SearchFailed({ q }: { q: string }) {
  return (
    <div className={css.nothing}>
      <h3>{failed.heading}</h3>
      <p>{failed.help}</p>
      <ArticlesLink q={q} />
      <Call />
      <GoLink to={contact.to}>{contact.label}</GoLink>
    </div>
  );
}

/** Leads to the contact form, which starts with the words. */
export function AskLink({ words }: { words: string }) {
  return <GoLink to={`/contact?ask=${encodeURIComponent(words)}`}>{empty.ask(words)}</GoLink>;
}

function Call() {
  return (
    <p>
      {empty.call} <a href={phone.href}>{phone.display}</a>. {empty.night}
    </p>
  );
}

/** Leads to the blog's search, which reads every paragraph. */
export function ArticlesLink({ q }: { q: string }) {
  return (
    <a href={q ? `/blog?q=${encodeURIComponent(q)}` : "/blog"} className={css.articles}>
      {q ? search.articlesFor(q) : search.articles}
    </a>
  );
}
