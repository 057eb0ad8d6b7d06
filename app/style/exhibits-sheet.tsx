import { BinderExhibit } from "#app/exhibits/binder.tsx";
import { ChronologyExhibit } from "#app/exhibits/chronology.tsx";
import { CollectionExhibit } from "#app/exhibits/collection.tsx";
import { CustodyExhibit } from "#app/exhibits/custody.tsx";
import { DataMapExhibit } from "#app/exhibits/data-map.tsx";
import { DeidentificationExhibit } from "#app/exhibits/deidentification.tsx";
import { DetectionExhibit } from "#app/exhibits/detection.tsx";
import { DriveExhibit } from "#app/exhibits/drive.tsx";
import { FunnelExhibit } from "#app/exhibits/funnel.tsx";
import { HandwritingExhibit } from "#app/exhibits/handwriting.tsx";
import { HostingExhibit } from "#app/exhibits/hosting.tsx";
import { LegalHoldExhibit } from "#app/exhibits/legal-hold.tsx";
import { LoadFileExhibit } from "#app/exhibits/load-file.tsx";
import { EsiProtocolExhibit } from "#app/exhibits/meet-and-confer.tsx";
import { PhoneInventoryExhibit } from "#app/exhibits/phone-image.tsx";
import { PrivilegeLogExhibit } from "#app/exhibits/privilege-log.tsx";
import { ProductionLogExhibit } from "#app/exhibits/production-log.tsx";
import { QueryExhibit } from "#app/exhibits/query.tsx";
import { RetentionExhibit } from "#app/exhibits/retention.tsx";
import { ReviewExhibit } from "#app/exhibits/review.tsx";
import { SiemlyActivityExhibit } from "#app/exhibits/siemly-activity.tsx";
import { SummaryExhibit } from "#app/exhibits/summary.tsx";
import { GainCurveExhibit } from "#app/exhibits/tar-curve.tsx";
import { TeamsThreadExhibit } from "#app/exhibits/teams-thread.tsx";
import { TranscriptExhibit } from "#app/exhibits/transcript.tsx";
import { TranslationExhibit } from "#app/exhibits/translation.tsx";
import { classNames } from "#app/ui/class-names.ts";
import text from "#app/ui/text.module.css";
import type { Practice } from "#content/practices.ts";
import css from "./exhibits-sheet.module.css";

/** Every exhibit that needs no content of a page. */
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
  PrivilegeLogExhibit,
  LegalHoldExhibit,
  EsiProtocolExhibit,
  BinderExhibit,
  PhoneInventoryExhibit,
  GainCurveExhibit,
] as const;

/** One width for each stock, from the narrowest phone to a hero. */
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
