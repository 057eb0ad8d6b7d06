import { Page } from "#app/layout/page.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { Sheet } from "#app/layout/sheet.tsx";
import { forensicDataCollection as content } from "#content/pages/forensic-data-collection.ts";

export const meta = () => pageMeta(content.meta, "/blog/forensic-data-collection");

export default function ForensicDataCollection() {
  return (
    <Page path="/blog/forensic-data-collection">
      <Sheet id="top" label={content.hero.label}><h1>{content.hero.title}</h1></Sheet>
    </Page>
  );
}
