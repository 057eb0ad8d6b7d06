import { ArticlePage } from "#app/blog/article-page.tsx";
import { MinutesBand } from "#app/blog/minutes-band.tsx";
import { pageMeta } from "#app/layout/page-meta.ts";
import { siemlyActivityLogs as content } from "#content/pages/siemly-activity-logs.ts";

export const meta = () => pageMeta(content.meta, "/blog/siemly-activity-logs");

export default function SiemlyActivityLogs() {
  return (
    <ArticlePage
      path="/blog/siemly-activity-logs"
      content={content}
      after={{ story: <MinutesBand key="minutes" {...content.minutes} /> }}
    />
  );
}
