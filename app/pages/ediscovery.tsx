import { Page } from "#app/layout/page.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { Sheet } from "#app/layout/sheet.tsx";
import { ediscovery as content } from "#content/pages/ediscovery.ts";

export const meta = () => pageMeta(content.meta, "/ediscovery");

export default function Ediscovery() {
  return (
    <Page path="/ediscovery">
      <Sheet id="top" label={content.hero.label}><h1>{content.hero.title}</h1></Sheet>
    </Page>
  );
}
