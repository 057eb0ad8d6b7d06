import { Page } from "#app/layout/page.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { Sheet } from "#app/layout/sheet.tsx";
import { googleDriveCollection as content } from "#content/pages/google-drive-collection.ts";

export const meta = () => pageMeta(content.meta, "/blog/google-drive-collection");

export default function GoogleDriveCollection() {
  return (
    <Page path="/blog/google-drive-collection">
      <Sheet id="top" label={content.hero.label}><h1>{content.hero.title}</h1></Sheet>
    </Page>
  );
}
