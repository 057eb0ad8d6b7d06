import { company } from "content/company.ts";
import { feeds } from "content/feeds.ts";
import type { ReactNode } from "react";
import { Page } from "web/layout/page.tsx";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import type { PageProps } from "web/pages/index.ts";
import { Button } from "web/parts/button.tsx";
import { classNames } from "web/parts/class-names.ts";
import { Anchor } from "web/parts/link.tsx";
import { Phrase } from "web/parts/rich-text.tsx";
import text from "web/parts/text.module.css";
import blocks from "web/sections/blocks.module.css";
import css from "./blog.module.css";
import { Listing } from "./listing.tsx";

export default function Blog({ words }: PageProps<"blog">) {
  return (
    <Page path="/blog">
      <Listing id="top" label={words.hero.label} />
      <Newsletter id="newsletter" {...words.newsletter}>
        <FeedLinks name={words.words.feeds} />
      </Newsletter>
    </Page>
  );
}

/**
 * Opens the contact form with the mail address filled in. Posts to the mailing list instead once
 * its address is set.
 */
function Newsletter({
  id,
  label,
  heading,
  children,
  ...words
}: SectionProps & PageProps<"blog">["words"]["newsletter"] & { children: ReactNode }) {
  const list = company.mailingListUrl;
  return (
    <Sheet id={id} label={label} heading={heading} ground="board">
      <form
        className={classNames(blocks.split, css.box)}
        action={list ?? "/contact"}
        method={list ? "post" : "get"}
      >
        <Phrase as="h2" words={heading} />
        <div className={blocks.stack}>
          <div className={css.field}>
            <label className={text.hidden} htmlFor="newsletter-email">
              {words.field}
            </label>
            {!list && <input type="hidden" name="topic" value="newsletter" />}
            <input
              id="newsletter-email"
              name={list ? company.mailingListField : "email"}
              type="email"
              required
              placeholder={words.placeholder}
              autoComplete="email"
            />
            <Button type="submit">{words.button}</Button>
          </div>
          <p className={text.mono}>
            {company.mailingListUrl ? words.note : `${words.note} ${words.noteByForm}`}
          </p>
          {children}
        </div>
      </form>
    </Sheet>
  );
}

/** Links to the blog's feeds. */
function FeedLinks({ name }: { name: string }) {
  return (
    <p className={css.feeds}>
      <span className={text.mono}>{name}</span>
      {feeds()
        .filter(({ href }) => href.startsWith("/feed."))
        .map(({ href, label, title }) => (
          <Anchor key={href} to={href}>
            {label}
            <span className={text.hidden}>: {title}</span>
          </Anchor>
        ))}
    </p>
  );
}
