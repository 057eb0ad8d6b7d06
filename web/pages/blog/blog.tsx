import { blog as content } from "content/pages/blog.ts";
import { Page } from "web/layout/page.tsx";
import { Listing } from "./listing.tsx";
import { Newsletter } from "./newsletter.tsx";

export const { meta } = content;

export default function Blog() {
  return (
    <Page path="/blog">
      <Listing id="top" label={content.hero.label} />
      <Newsletter id="newsletter" label={content.newsletter.label} />
    </Page>
  );
}
