import { feeds } from "content/feeds.ts";
import { blog } from "content/pages/blog.ts";
import { Anchor } from "web/parts/link.tsx";
import text from "web/parts/text.module.css";
import css from "./feed-links.module.css";

/** Links to the blog's feeds. */
export function FeedLinks() {
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
