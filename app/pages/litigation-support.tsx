import { Page } from "#app/layout/page.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { Sheet } from "#app/layout/sheet.tsx";
import { litigationSupport as content } from "#content/pages/litigation-support.ts";

export const meta = () => pageMeta(content.meta, "/litigation-support");

export default function LitigationSupport() {
  return (
    <Page path="/litigation-support">
      <Sheet id="top" label={content.hero.label}><h1>{content.hero.title}</h1></Sheet>
    </Page>
  );
}
