import { ArticlePage } from "#app/blog/article-page.tsx";
import { NarrowingBand } from "#app/blog/narrowing-band.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { googleDriveCollection as content } from "#content/pages/google-drive-collection.ts";

export const meta = () => pageMeta(content.meta, "/blog/google-drive-collection");

export default function GoogleDriveCollection() {
  return (
    <ArticlePage
      path="/blog/google-drive-collection"
      content={content}
      after={{ filters: <NarrowingBand key="narrowing" {...content.narrowing} /> }}
    />
  );
}
