import { company, night } from "content/company.ts";
import { BatesProvider, Sheet } from "web/layout/sheet.tsx";
import { SiteFooter } from "web/layout/site-footer.tsx";
import type { PageProps } from "web/pages/index.ts";
import { Button } from "web/parts/button.tsx";
import { classNames } from "web/parts/class-names.ts";
import composed from "web/parts/composed.module.css";
import { Anchor, Buttons } from "web/parts/link.tsx";
import rows from "web/parts/rows.module.css";
import text from "web/parts/text.module.css";
import blocks from "web/sections/blocks.module.css";
import css from "./not-found.module.css";

type Words = PageProps<"not-found">["words"];

/** Any unknown path (SPEC §2): the two fixed strings, and help for a lost visitor. */
export default function NotFound({ words }: PageProps<"not-found">) {
  return (
    <>
      <main id="main" tabIndex={-1}>
        <BatesProvider value={404}>
          <Sheet id="top" label={words.label} marginNote={null} className={css.page}>
            <h1 className={classNames(text.display2, css.title)}>{words.title}</h1>
            <div className={classNames(blocks.late, blocks.after)}>
              <SlipSheet {...words} />
              <Help {...words} />
            </div>
          </Sheet>
        </BatesProvider>
      </main>
      <SiteFooter path="/404" />
    </>
  );
}

function SlipSheet({ caption, hint, explanation, actions }: Words) {
  return (
    <div className={classNames(composed.paper, css.slip)}>
      <p className={classNames(text.mono, css.caption)}>
        {caption.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
      <p className={classNames(text.heading, css.hint)}>{hint}</p>
      <p className={text.sub}>{explanation}</p>
      <Buttons actions={actions} />
    </div>
  );
}

function Help({ likely, search, call }: Words) {
  return (
    <div className={blocks.stack}>
      <search>
        {/* web/search/search-button.browser.ts opens the search; without scripts it is the blog's. */}
        <form className={classNames(css.field, css.search)} action="/blog" data-search>
          <input
            type="search"
            name="q"
            aria-label={search.label}
            placeholder={search.placeholder}
          />
          <Button type="submit">{search.button}</Button>
        </form>
      </search>
      <div>
        <h2 className={text.control}>{likely.heading}</h2>
        <ul className={rows.lines}>
          {likely.links.map(({ label, href }) => (
            <li key={href}>
              <Anchor to={href}>{label}</Anchor>
            </li>
          ))}
        </ul>
      </div>
      <p>
        {call} <a href={company.phone.href}>{company.phone.display}</a>. {night.answers}{" "}
        {night.newMatters}
      </p>
    </div>
  );
}
