import { Page } from "#app/layout/page.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { Sheet } from "#app/layout/sheet.tsx";
import { resources as content } from "#content/pages/resources.ts";

export const meta = () => pageMeta(content.meta, "/resources");

export default function Resources() {
  return (
    <Page path="/resources">
      <Sheet id="top" label={content.hero.label}><h1>{content.hero.title}</h1></Sheet>
    </Page>
  );
}
