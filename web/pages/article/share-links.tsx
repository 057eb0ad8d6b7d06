import { company } from "content/company.ts";
import { blog } from "content/pages.ts";
import type { SitePath } from "content/site-map.ts";
import { Icon } from "web/parts/icon.tsx";
import text from "web/parts/text.module.css";
import css from "./neighbours.module.css";

/**
 * Shares an article: by mail, which needs no script, or by copying the address where the browser
 * allows it.
 */
export function ShareLinks({ path, title }: { path: SitePath; title: string }) {
  const address = company.origin + path;
  return (
    <p className={css.share}>
      <a
        className={css.control}
        href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`}
      >
        <Icon name="mail" />
        {blog.share.mail}
      </a>
      {/* After the mail link, so that its appearance does not move that link. */}
      <CopyLink address={address} />
    </p>
  );
}

/** Works with share-links.browser.ts, which shows it. */
function CopyLink({ address }: { address: string }) {
  return (
    <>
      <button
        type="button"
        className={css.control}
        hidden
        data-copy-address={address}
        data-copied={blog.share.copied}
        data-failed={blog.share.failed}
      >
        <Icon name="link" />
        {blog.share.copy}
      </button>
      <output className={text.mono} />
    </>
  );
}
