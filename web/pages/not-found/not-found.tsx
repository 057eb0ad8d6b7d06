import { company, night } from "content/company.ts";
import { notFound as content } from "content/pages.ts";
import { BatesProvider, Sheet } from "web/layout/sheet.tsx";
import { SiteFooter } from "web/layout/site-footer.tsx";
import { Button } from "web/parts/button.tsx";
import { classNames } from "web/parts/class-names.ts";
import { Anchor, Buttons } from "web/parts/link.tsx";
import text from "web/parts/text.module.css";
import blocks from "web/sections/blocks.module.css";
import css from "./not-found.module.css";

export const { meta } = content;

/** Any unknown path (SPEC §2): the two fixed strings, and help for a lost visitor. */
export default function NotFound() {
  return (
    <>
      <main id="main" tabIndex={-1}>
        <BatesProvider value={404}>
          <Sheet id="top" label={content.label} marginNote={null} className={css.page}>
            <h1 className={classNames(text.display2, css.title)}>{content.title}</h1>
            <div className={css.row}>
              <SlipSheet />
              <Help />
            </div>
          </Sheet>
        </BatesProvider>
      </main>
      <SiteFooter path="/404" />
    </>
  );
}

function SlipSheet() {
  return (
    <div className={css.slip}>
      <p className={classNames(text.mono, css.caption)}>
        {content.caption.map((words) => (
          <span key={words}>{words}</span>
        ))}
      </p>
      <p className={css.hint}>{content.hint}</p>
      <p className={text.sub}>{content.explanation}</p>
      <Buttons actions={content.actions} />
    </div>
  );
}

function Help() {
  const { likely, search } = content;
  return (
    <div className={classNames(blocks.stack, css.help)}>
      <search>
        {/* web/search/search-button.browser.ts opens the search; without scripts it is the blog's. */}
        <form className={classNames(css.field, css.search)} action="/blog" data-search>
          <input type="search" name="q" aria-label={search.label} placeholder={search.placeholder} />
          <Button type="submit">{search.button}</Button>
        </form>
      </search>
      <div>
        <h2>{likely.heading}</h2>
        <ul>
          {likely.links.map(({ label, href }) => (
            <li key={href}>
              <Anchor to={href}>{label}</Anchor>
            </li>
          ))}
        </ul>
      </div>
      <p>
        {content.call} <a href={company.phone.href}>{company.phone.display}</a>. {night.answers} {night.newMatters}
      </p>
    </div>
  );
}
