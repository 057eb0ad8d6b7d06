import { CollectionExhibit } from "#app/exhibits/collection-exhibit.tsx";
import { DataMapExhibit } from "#app/exhibits/data-map-exhibit.tsx";
import { DeidentificationExhibit } from "#app/exhibits/deidentification-exhibit.tsx";
import { DriveExhibit } from "#app/exhibits/drive-exhibit.tsx";
import { HostingExhibit } from "#app/exhibits/hosting-exhibit.tsx";
import { ProductionLogExhibit } from "#app/exhibits/production-log-exhibit.tsx";
import { RetentionExhibit } from "#app/exhibits/retention-exhibit.tsx";
import { SiemlyActivityExhibit } from "#app/exhibits/siemly-activity-exhibit.tsx";
import { TeamsThreadExhibit } from "#app/exhibits/teams-thread-exhibit.tsx";
import { TranscriptExhibit } from "#app/exhibits/transcript-exhibit.tsx";
import { SummaryExhibit } from "#app/pages/contentsummarization/summary-exhibit.tsx";
import { ReviewExhibit } from "#app/pages/document-review/review-exhibit.tsx";
import { TranslationExhibit } from "#app/pages/document-translation/translation-exhibit.tsx";
import { FunnelExhibit } from "#app/pages/ediscovery/funnel-exhibit.tsx";
import { CustodyExhibit } from "#app/pages/forensics/custody-exhibit.tsx";
import { HandwritingExhibit } from "#app/pages/handwritten-text-extraction/handwriting-exhibit.tsx";
import { ChronologyExhibit } from "#app/pages/next-gen-intelligence/chronology-exhibit.tsx";
import { DetectionExhibit } from "#app/pages/object-detection/detection-exhibit.tsx";
import { LoadFileExhibit } from "#app/pages/paper-discovery/load-file-exhibit.tsx";
import { QueryExhibit } from "#app/pages/queryassistant/query-exhibit.tsx";
import { classNames } from "#app/ui/class-names.ts";
import text from "#app/ui/text.module.css";
import type { Practice } from "#content/practices.ts";
import css from "./exhibits-sheet.module.css";

/** Every exhibit that needs no page's content. */
const exhibits = [
  QueryExhibit,
  SummaryExhibit,
  TranslationExhibit,
  HandwritingExhibit,
  TranscriptExhibit,
  DetectionExhibit,
  DeidentificationExhibit,
  CustodyExhibit,
  ReviewExhibit,
  LoadFileExhibit,
  DataMapExhibit,
  HostingExhibit,
  SiemlyActivityExhibit,
  CollectionExhibit,
  TeamsThreadExhibit,
  RetentionExhibit,
  DriveExhibit,
  FunnelExhibit,
  ChronologyExhibit,
  ProductionLogExhibit,
] as const;

/** A different width on each stock, from the narrowest phone to a hero. */
const stocks = [
  ["litigation", "260 px"],
  ["ai", "390 px"],
  ["microsoft", "640 px"],
  ["google", "1,300 px"],
] as const satisfies readonly (readonly [Practice, string])[];

export function ExhibitsSheet() {
  return (
    <div className={css.sheet}>
      <h1>Exhibits</h1>
      {exhibits.map((Drawing) => (
        <section key={Drawing.name} id={Drawing.name}>
          <h2>{Drawing.name}</h2>
          <div className={css.stocks}>
            {stocks.map(([practice, width]) => (
              <div key={practice} data-practice={practice} className={css.stock}>
                <p className={classNames(text.mono, css.width)}>{width}</p>
                <Drawing />
              </div>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
