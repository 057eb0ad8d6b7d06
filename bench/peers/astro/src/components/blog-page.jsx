import { Newsletter } from "#app/blog/newsletter.tsx";
import { Page } from "#app/layout/page.tsx";
import { blog as content } from "#content/pages/blog.ts";

/** Everything but the list, which is an island. */
export function BlogPage({ children }) {
  return (
    <Page path="/blog">
      <Place id="top" label={content.hero.label}>
        {children}
      </Place>
      <Newsletter id="newsletter" label={content.newsletter.label} />
    </Page>
  );
}

const Place = ({ children }) => children;
