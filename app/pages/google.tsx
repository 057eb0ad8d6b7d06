import { Page } from "#app/layout/page.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { Sheet } from "#app/layout/sheet.tsx";
import { google as content } from "#content/pages/google.ts";

export const meta = () => pageMeta(content.meta, "/google");

export default function Google() {
  return (
    <Page path="/google">
      <Sheet id="top" label={content.hero.label}><h1>{content.hero.title}</h1></Sheet>
    </Page>
  );
}
