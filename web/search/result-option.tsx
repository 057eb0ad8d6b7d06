import { company } from "content/company.ts";
import { search } from "content/words.ts";
import { type ReactNode, useEffect, useRef } from "react";
import { Address, GoLink } from "web/parts/link.tsx";
import text from "web/parts/text.module.css";
import { Highlighted } from "./highlighted.tsx";
import css from "./search-dialog.module.css";
import type { SiteResult } from "./site-search.ts";

type OptionProps = { id: string; active: boolean; onPoint: () => void };

/** One result: its place, its title, and the passage found. */
export function ResultOption({ result, ...option }: OptionProps & { result: SiteResult }) {
  const { kind, href, title, section, passage, mark, practice, terms } = result;
  return (
    <Option to={href} practice={practice} {...option}>
      <span className={css.margin}>
        {mark && <span className={text.mono}>{mark}</span>}
        <span className={css.kind}>{search.kinds[kind]}</span>
      </span>
      <span className={css.words}>
        <span className={css.resultOptionTitle}>
          <Highlighted terms={terms}>{title}</Highlighted>
          {isElsewhere(href) && <span className={text.hidden}> ({search.newTab})</span>}
        </span>
        {section && (
          <span className={css.section}>
            <Highlighted terms={terms}>{section}</Highlighted>
          </span>
        )}
        <span className={css.passage}>
          <Highlighted terms={terms}>{passage}</Highlighted>
        </span>
      </span>
    </Option>
  );
}

/** A frequently visited page, suggested before anything is typed. */
export function SuggestionOption({
  link: { label, href },
  ...option
}: OptionProps & { link: { label: string; href: string } }) {
  return (
    <Option to={href} {...option}>
      <span className={css.margin}>
        <span className={css.kind}>{search.kinds.page}</span>
      </span>
      <span className={css.words}>
        <span className={css.resultOptionTitle}>{label}</span>
      </span>
    </Option>
  );
}

/**
 * Guides are files, and articles may be in a journal: both open in another tab, as elsewhere on the
 * site.
 */
const isElsewhere = (href: string) => href.startsWith("/downloads/") || href.startsWith("https:");

/** A link, so that it can be opened in another tab, and an option of the listbox. */
function Option({
  id,
  to,
  active,
  practice,
  onPoint,
  children,
}: OptionProps & { to: string; practice?: string; children: ReactNode }) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (active) link.current?.scrollIntoView({ block: "nearest" });
  }, [active]);
  return (
    <Address
      ref={link}
      id={id}
      to={to}
      newTab={isElsewhere(to)}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      className={css.option}
      data-practice={practice || undefined}
      onPointerMove={onPoint}
    >
      {children}
    </Address>
  );
}

const { empty, failed, contact } = search;
const { phone } = company;

/**
 * No result: offers three pages, and the form with the words filled in. `titlesOnly`: the texts
 * could not be searched.
 */
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
