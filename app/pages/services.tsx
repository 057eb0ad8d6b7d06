import { Page } from "#app/layout/page.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { Sheet } from "#app/layout/sheet.tsx";
import { services as content } from "#content/pages/services.ts";

export const meta = () => pageMeta(content.meta, "/services");

export default function Services() {
  return (
    <Page path="/services">
      <Sheet id="top" label={content.hero.label}><h1>{content.hero.title}</h1></Sheet>
    </Page>
  );
}
