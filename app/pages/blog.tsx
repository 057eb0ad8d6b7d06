import { Page } from "#app/layout/page.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { Sheet } from "#app/layout/sheet.tsx";
import { blog as content } from "#content/pages/blog.ts";

export const meta = () => pageMeta(content.meta, "/blog");

export default function Blog() {
  return (
    <Page path="/blog">
      <Sheet id="top" label={content.hero.label}><h1>{content.hero.title}</h1></Sheet>
    </Page>
  );
}
