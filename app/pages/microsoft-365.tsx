import { Page } from "#app/layout/page.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { Sheet } from "#app/layout/sheet.tsx";
import { microsoft365 as content } from "#content/pages/microsoft-365.ts";

export const meta = () => pageMeta(content.meta, "/microsoft-365");

export default function Microsoft365() {
  return (
    <Page path="/microsoft-365">
      <Sheet id="top" label={content.hero.label}><h1>{content.hero.title}</h1></Sheet>
    </Page>
  );
}
