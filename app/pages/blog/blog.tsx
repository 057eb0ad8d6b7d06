import { Page } from "#app/layout/page.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { blog as content } from "#content/pages/blog.ts";
import { Listing } from "./listing.tsx";
import { Newsletter } from "./newsletter.tsx";

export const meta = () => pageMeta(content.meta, "/blog");

export default function Blog() {
  return (
    <Page path="/blog">
      <Listing id="top" label={content.hero.label} />
      <Newsletter id="newsletter" label={content.newsletter.label} />
    </Page>
  );
}
