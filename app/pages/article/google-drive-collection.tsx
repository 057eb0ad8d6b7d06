import { pageMeta } from "#app/layout/page-meta.ts";
import { googleDriveCollection as content } from "#content/pages/google-drive-collection.ts";
import { ArticlePage } from "./article-page.tsx";
import { NarrowingBand } from "./narrowing-band.tsx";

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
