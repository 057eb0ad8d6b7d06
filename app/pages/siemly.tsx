import { Page } from "#app/layout/page.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { Sheet } from "#app/layout/sheet.tsx";
import { siemly as content } from "#content/pages/siemly.ts";

export const meta = () => pageMeta(content.meta, "/siemly");

export default function Siemly() {
  return (
    <Page path="/siemly">
      <Sheet id="top" label={content.hero.label}><h1>{content.hero.title}</h1></Sheet>
    </Page>
  );
}
