import { company } from "content/company.ts";
import { feeds } from "content/feeds.ts";
import { blog, blog as content } from "content/pages.ts";
import { Page } from "web/layout/page.tsx";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { Button } from "web/parts/button.tsx";
import { classNames } from "web/parts/class-names.ts";
import { Anchor } from "web/parts/link.tsx";
import { Phrase } from "web/parts/rich-text.tsx";
import text from "web/parts/text.module.css";
import blocks from "web/sections/blocks.module.css";
import css from "./blog.module.css";
import { Listing } from "./listing.tsx";

export const { meta } = content;

export default function Blog() {
  return (
    <Page path="/blog">
      <Listing id="top" label={content.hero.label} />
      <Newsletter id="newsletter" label={content.newsletter.label} />
    </Page>
  );
}

/** Opens the contact form with the mail address filled in. Posts to the mailing list instead once its address is set. */
function Newsletter({ id, label }: SectionProps) {
  const list = company.mailingListUrl;
  return (
    <Sheet id={id} label={label} heading={newsletter.heading} ground="board">
      <form className={classNames(blocks.split, css.box)} action={list ?? "/contact"} method={list ? "post" : "get"}>
        <Phrase as="h2" words={newsletter.heading} />
        <div>
          <div className={css.field}>
            <label className={text.hidden} htmlFor="newsletter-email">
              {newsletter.field}
            </label>
            {!list && <input type="hidden" name="topic" value="newsletter" />}
            <input
              id="newsletter-email"
              name={list ? company.mailingListField : "email"}
              type="email"
              required
              placeholder={newsletter.placeholder}
              autoComplete="email"
            />
            <Button type="submit">{newsletter.button}</Button>
          </div>
          <p className={text.mono}>{company.mailingListUrl ? newsletter.note : `${newsletter.note} ${newsletter.noteByForm}`}</p>
          <FeedLinks />
        </div>
      </form>
    </Sheet>
  );
}

const { newsletter } = blog;

/** Links to the blog's feeds. */
function FeedLinks() {
  return (
    <p className={css.feeds}>
      <span className={text.mono}>{blog.words.feeds}</span>
      {feeds
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
