import { company } from "content/company.ts";
import { blog } from "content/pages/blog.ts";
import { type SectionProps, Sheet } from "web/layout/sheet.tsx";
import { Button } from "web/parts/button.tsx";
import { RichText } from "web/parts/rich-text.tsx";
import text from "web/parts/text.module.css";
import { FeedLinks } from "./feed-links.tsx";
import css from "./newsletter.module.css";

const { newsletter } = blog;

/** Opens the contact form with the mail address filled in. Posts to the mailing list instead once its address is set. */
export function Newsletter({ id, label }: SectionProps) {
  const list = company.mailingListUrl;
  return (
    <Sheet id={id} label={label} ground="board">
      <form className={css.box} action={list ?? "/contact"} method={list ? "post" : "get"}>
        <h2>
          <RichText>{newsletter.heading}</RichText>
        </h2>
        <div>
          <div className={css.field}>
            <label className={text.hidden} htmlFor="newsletter-email">
              {newsletter.field}
            </label>
            {!list && <input type="hidden" name="topic" value="newsletter" />}
            <input id="newsletter-email" name="email" type="email" required placeholder={newsletter.placeholder} autoComplete="email" />
            <Button type="submit" className={css.button}>
              {newsletter.button}
            </Button>
          </div>
          <p className={text.mono}>{newsletter.note}</p>
          <FeedLinks />
        </div>
      </form>
    </Sheet>
  );
}
