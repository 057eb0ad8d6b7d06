import { pageMeta } from "#app/layout/page-meta.ts";
import { siemlyActivityLogs as content } from "#content/pages/siemly-activity-logs.ts";
import { ArticlePage } from "./article-page.tsx";
import { MinutesBand } from "./minutes-band.tsx";

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
