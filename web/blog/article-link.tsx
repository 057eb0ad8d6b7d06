import type { Article } from "content/articles/index.ts";
import type { Target } from "content/site-map.ts";
import type { ReactNode } from "react";
import { Anchor } from "web/parts/link.tsx";

/** Links to the article: on this site, elsewhere in a new tab, or, without an address, to the form to ask for it. */
export function ArticleLink({
  article: { id, url },
  paragraph,
  className,
  children,
}: {
  article: Pick<Article, "id" | "url">;
  paragraph?: number | undefined;
  className?: string | undefined;
  children: ReactNode;
}) {
  const to: Target = url ?? `/contact?article=${id}`;
  return (
    <Anchor to={paragraph && url?.startsWith("/") ? `${to}#p${paragraph}` : to} newTab={url?.startsWith("https:")} className={className}>
      {children}
    </Anchor>
  );
}
