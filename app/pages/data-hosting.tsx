import { Page } from "#app/layout/page.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { Sheet } from "#app/layout/sheet.tsx";
import { dataHosting as content } from "#content/pages/data-hosting.ts";

export const meta = () => pageMeta(content.meta, "/data-hosting");

export default function DataHosting() {
  return (
    <Page path="/data-hosting">
      <Sheet id="top" label={content.hero.label}><h1>{content.hero.title}</h1></Sheet>
    </Page>
  );
}
