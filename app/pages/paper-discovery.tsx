import { Page } from "#app/layout/page.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { Sheet } from "#app/layout/sheet.tsx";
import { paperDiscovery as content } from "#content/pages/paper-discovery.ts";

export const meta = () => pageMeta(content.meta, "/paper-discovery");

export default function PaperDiscovery() {
  return (
    <Page path="/paper-discovery">
      <Sheet id="top" label={content.hero.label}><h1>{content.hero.title}</h1></Sheet>
    </Page>
  );
}
