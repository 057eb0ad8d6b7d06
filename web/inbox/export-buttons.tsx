import { exportFormats, inboxPaths } from "content/wire/staff-inbox.ts";
import { Button } from "web/parts/button.tsx";
import text from "web/parts/text.module.css";
import { type Filter, filterQuery } from "./filters.tsx";
import css from "./messages.module.css";
import { useDownload } from "./staff-queries.ts";
import { Failure } from "./states.tsx";

/** Downloads everything that matches the filter, beyond the page shown. */
export function ExportButtons({ filter }: { filter: Filter }) {
  const download = useDownload();
  return (
    <div className={css.export}>
      <p className={text.mono}>Export {filter.q || filter.status ? "what matches" : "all messages"}</p>
      {exportFormats.map((format) => (
        <Button
          key={format}
          line
          small
          disabled={download.isPending}
          aria-label={`Export ${format.toUpperCase()}`}
          onClick={() => download.mutate(`${inboxPaths.export}?${filterQuery(filter, { format })}`)}
        >
          {format.toUpperCase()}
        </Button>
      ))}
      <Failure error={download.error} />
    </div>
  );
}
