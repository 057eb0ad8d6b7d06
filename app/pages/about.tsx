import { Page } from "#app/layout/page.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { Sheet } from "#app/layout/sheet.tsx";
import { about as content } from "#content/pages/about.ts";

export const meta = () => pageMeta(content.meta, "/about");

export default function About() {
  return (
    <Page path="/about">
      <Sheet id="top" label={content.hero.label}><h1>{content.hero.title}</h1></Sheet>
    </Page>
  );
}
