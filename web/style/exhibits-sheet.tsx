import type { Practice } from "content/navigation.ts";
import { CollectionExhibit } from "web/drawings/collection-exhibit.tsx";
import { DataMapExhibit } from "web/drawings/data-map-exhibit.tsx";
import { DeidentificationExhibit } from "web/drawings/deidentification-exhibit.tsx";
import { DriveExhibit } from "web/drawings/drive-exhibit.tsx";
import { HostingExhibit } from "web/drawings/hosting-exhibit.tsx";
import { PlatformActivityExhibit } from "web/drawings/platform-activity-exhibit.tsx";
import { ProductionLogExhibit } from "web/drawings/production-log-exhibit.tsx";
import { RetentionExhibit } from "web/drawings/retention-exhibit.tsx";
import { TeamsThreadExhibit } from "web/drawings/teams-thread-exhibit.tsx";
import { TranscriptExhibit } from "web/drawings/transcript-exhibit.tsx";
import { SummaryExhibit } from "web/pages/contentsummarization/contentsummarization.tsx";
import { ReviewExhibit } from "web/pages/document-review/document-review.tsx";
import { TranslationExhibit } from "web/pages/document-translation/document-translation.tsx";
import { FunnelExhibit } from "web/pages/ediscovery/ediscovery.tsx";
import { CustodyExhibit } from "web/pages/forensics/forensics.tsx";
import { HandwritingExhibit } from "web/pages/handwritten-text-extraction/handwritten-text-extraction.tsx";
import { ChronologyExhibit } from "web/pages/next-gen-intelligence/next-gen-intelligence.tsx";
import { DetectionExhibit } from "web/pages/object-detection/detection-exhibits.tsx";
import { LoadFileExhibit } from "web/pages/paper-discovery/load-file-exhibit.tsx";
import { QueryExhibit } from "web/pages/queryassistant/queryassistant.tsx";
import { classNames } from "web/parts/class-names.ts";
import text from "web/parts/text.module.css";
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
  PlatformActivityExhibit,
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
