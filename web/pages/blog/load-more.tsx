import { fill } from "content/fill.ts";
import { blog } from "content/pages/blog.ts";
import { Button } from "web/parts/button.tsx";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
import css from "./listing.module.css";

const words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

type LoadMoreProps = { total: number; shown: number; next: () => void };

/** Shows the next nine. At the end of the list the button stays, disabled, and says why. */
export function LoadMore({ total, shown, next }: LoadMoreProps) {
  const left = Math.max(0, total - shown);
  if (total === 0) return null;
  return (
    <div className={classNames(css.more, left > 0 && css.pending)}>
      <Button
        line
        aria-disabled={left === 0}
        aria-describedby="load-more-note"
        className={left === 0 ? css.off : undefined}
        onClick={left > 0 ? next : undefined}
      >
        {blog.more.label}
      </Button>
      <p id="load-more-note" className={text.mono}>
        {left > 0 ? fill(blog.more.left, { n: left }) : total === 1 ? blog.more.one : fill(blog.more.all, { n: words[total] ?? total })}
      </p>
    </div>
  );
}
