import { Page } from "#app/layout/page.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { Sheet } from "#app/layout/sheet.tsx";
import { home as content } from "#content/pages/home.ts";

export const meta = () => pageMeta(content.meta, "/");

export default function Home() {
  return (
    <Page path="/">
      <Sheet id="top" label={content.hero.label}><h1>{content.hero.title}</h1></Sheet>
    </Page>
  );
}
