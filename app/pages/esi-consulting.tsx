import { Page } from "#app/layout/page.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { Sheet } from "#app/layout/sheet.tsx";
import { esiConsulting as content } from "#content/pages/esi-consulting.ts";

export const meta = () => pageMeta(content.meta, "/esi-consulting");

export default function EsiConsulting() {
  return (
    <Page path="/esi-consulting">
      <Sheet id="top" label={content.hero.label}><h1>{content.hero.title}</h1></Sheet>
    </Page>
  );
}
