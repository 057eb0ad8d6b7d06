import { Page } from "#app/layout/page.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { Sheet } from "#app/layout/sheet.tsx";
import { microsoftCollections as content } from "#content/pages/microsoft-collections.ts";

export const meta = () => pageMeta(content.meta, "/microsoft-collections");

export default function MicrosoftCollections() {
  return (
    <Page path="/microsoft-collections">
      <Sheet id="top" label={content.hero.label}><h1>{content.hero.title}</h1></Sheet>
    </Page>
  );
}
