import { pageMeta } from "#app/layout/page-meta.ts";
import { forensicDataCollection as content } from "#content/pages/forensic-data-collection.ts";
import { ArticlePage } from "./article-page.tsx";
import { AuthorsBox } from "./authors-box.tsx";
import { Doors, TurnTo } from "./doors.tsx";

export const meta = () => pageMeta(content.meta, "/blog/forensic-data-collection");

export default function ForensicDataCollection() {
  const turn = <TurnTo {...content.again} />;
  return (
    <ArticlePage
      path="/blog/forensic-data-collection"
      content={content}
      authors={content.authors.people.map(({ name }) => name)}
      within={{
        story: <Doors {...content.doors} />,
        "option-1": turn,
        "option-2": turn,
        "option-3": turn,
        moral: <AuthorsBox {...content.authors} />,
      }}
    />
  );
}
